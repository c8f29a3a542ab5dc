package org.qizhong.bridge.gpio;

/** Prints what became of each check. */
final class Verdicts {
    /** Returns what is worth a note; throws whatever it likes when it fails. */
    @FunctionalInterface
    interface Check {
        String run() throws Exception;
    }

    private boolean failed;

    static void must(boolean holds, Object otherwise) {
        if (!holds) {
            throw new IllegalStateException(otherwise.toString());
        }
    }

    void check(String name, Check check) {
        try {
            String note = check.run();
            System.out.println("pass " + name + (note.isEmpty() ? "" : " (" + note.strip() + ")"));
        } catch (Exception | LinkageError e) {
            failed = true;
            System.out.println("FAIL " + name + ": " + e);
            e.printStackTrace(System.out);
        }
    }

    void skip(String name, String why) {
        System.out.println("skip " + name + ": " + why);
    }

    boolean allPassed() {
        return !failed;
    }
}
