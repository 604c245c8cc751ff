// Solves the documents named on the command line in a native process, for the sanitizers:
// `make sanitize` runs it over the corpus. Prints how each ended; numbers are not judged.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "solve.hpp"

int main(int count, char** names) {
    for (int i = 1; i < count; ++i) {
        std::ifstream file(names[i], std::ios::binary);
        if (!file) {
            std::fprintf(stderr, "%s: cannot be read\n", names[i]);
            return 1;
        }
        const std::string text((std::istreambuf_iterator<char>(file)), {});
        const auto checked = *loadpath::validate(text);
        const auto solved = *loadpath::solve(text);
        const bool refused = solved.numbers.size() == 0;
        std::printf("%s: %s, %zu numbers\n", names[i], refused ? "refused" : "solved",
                    solved.numbers.size());
        if (checked.json.empty() || solved.json.empty()) return 1;
    }
    return 0;
}
