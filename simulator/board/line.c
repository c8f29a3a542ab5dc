#define _GNU_SOURCE
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#define PATIENCE_MS 1000

static int master = -1;
static char link_name[PATH_MAX];

static void fail(const char *what)
{
    fprintf(stderr, "%s: %s: %s\n", link_name, what, strerror(errno));
    exit(2);
}

/* A raw line echoes nothing. The other end is opened and closed once, so that "nobody is there" can be polled. */
static void make_raw(const char *device)
{
    struct termios raw;
    int slave = open(device, O_RDWR | O_NOCTTY);
    if (slave < 0 || tcgetattr(slave, &raw) != 0)
        fail("no pty");
    cfmakeraw(&raw);
    tcsetattr(slave, TCSANOW, &raw);
    close(slave);
}

/* Renamed into place, so that the name never leads nowhere while the board is plugged in. */
static void point_link(const char *device)
{
    char fresh[PATH_MAX + 8];
    struct stat there;
    if (lstat(link_name, &there) == 0 && !S_ISLNK(there.st_mode)) {
        errno = EEXIST;
        fail("not a link; give a name that is free");
    }
    snprintf(fresh, sizeof fresh, "%s.new", link_name);
    unlink(fresh);
    if (symlink(device, fresh) != 0 || rename(fresh, link_name) != 0)
        fail("the link cannot be made; give a path in a folder that can be written");
}

void line_start(const char *link)
{
    snprintf(link_name, sizeof link_name, "%s", link);
    line_plug();
}

void line_plug(void)
{
    char device[64];
    if (master >= 0)
        return;
    master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0 || ptsname_r(master, device, sizeof device) != 0)
        fail("no pty");
    make_raw(device);
    point_link(device);
}

void line_unplug(void)
{
    if (master < 0)
        return;
    unlink(link_name);
    close(master);
    master = -1;
}

int line_descriptor(void)
{
    return master;
}

size_t line_read(uint8_t *bytes, size_t most)
{
    ssize_t count = master < 0 ? 0 : read(master, bytes, most);
    return count > 0 ? (size_t)count : 0;
}

static bool somebody_listens(int wait_ms)
{
    struct pollfd poller = {.fd = master, .events = POLLOUT};
    return master >= 0 && poll(&poller, 1, wait_ms) == 1 && !(poller.revents & POLLHUP);
}

void line_write(const uint8_t *bytes, size_t count)
{
    if (count == 0 || !somebody_listens(0))
        return;
    ssize_t written = write(master, bytes, count);
    (void)written;
}

void line_write_patiently(const uint8_t *bytes, size_t count)
{
    while (count > 0 && somebody_listens(PATIENCE_MS)) {
        ssize_t written = write(master, bytes, count);
        if (written <= 0)
            return;
        bytes += written;
        count -= (size_t)written;
    }
}
