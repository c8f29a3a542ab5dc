package org.qizhong.xiangqi.notation;

/** How soldiers are called where 前 and 后 do not tell them apart. */
public enum SoldierStyle {
    /** On each file from the front, with the file's number where two files are crowded: 前七平八, 二兵平四. */
    BY_FILE,
    /** All on crowded files together, from the right and on each file from the front: 三兵平八. */
    FROM_THE_RIGHT
}
