// The change that is in force; 0 is none. The host writes it before anything runs.
extern "C" {
int loadpath_mutant = 0;
}
