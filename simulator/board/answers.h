/* What the board tells about itself, a line each on standard output. */
#ifndef ANSWERS_H
#define ANSWERS_H

void answer_lateness(char **rest);
void answer_state(char **rest);
void answer_work(char **rest);
void answer_now(char **rest);

#endif
