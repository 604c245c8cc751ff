// The exports of engine.wasm for hosts that solve a document with several instances at once. Each
// of them begins it; one does some of the jobs, is given what others made of the rest, and
// finishes. This solve alone is kept between calls: until it is finished or forgotten, or another
// is begun.
#include <cstdint>
#include <memory>

#include "analysis/second_order/set_bytes.hpp"
#include "answer.hpp"
#include "module/export.hpp"
#include "solve.hpp"

namespace loadpath {

namespace {

struct Begun {
    bool reports_progress;
    document::Document document = {};
    Solved solved = {};
    std::unique_ptr<Solving> solving = nullptr;
};

std::unique_ptr<Begun> begun;

}  // namespace

}  // namespace loadpath

// How many jobs there are; none where the document is refused, which finishing says.
LOADPATH_EXPORT("begin") std::uint32_t loadpath_begin(const char* text, std::uint32_t bytes) {
    using namespace loadpath;
    begun = std::make_unique<Begun>(is_long({text, bytes}));
    if (begun->reports_progress) report_progress(Stage::reading, 0.0);
    read_document({text, bytes}, begun->document, begun->solved.errors, begun->solved.warnings);
    if (!begun->solved.errors.empty()) return 0;
    begun->solving =
        std::make_unique<Solving>(begun->document, begun->reports_progress, begun->solved);
    begun->solving->begin();
    return static_cast<std::uint32_t>(begun->solving->job_count());
}

LOADPATH_EXPORT("work") void loadpath_work(std::uint32_t job) {
    loadpath::begun->solving->jobs().work(job);
}

// What a job came to, as the text of an answer. This instance lets go of it.
LOADPATH_EXPORT("found") std::byte* loadpath_found(std::uint32_t job) {
    using namespace loadpath;
    analysis::SetJobs& jobs = begun->solving->jobs();
    ByteWriter writer;
    analysis::write_issues(writer, jobs.errors_of(job));
    for (analysis::ResultSet* set : jobs.sets_of(job)) {
        analysis::write_set(writer, *set);
        *set = {};
    }
    return Numbers().release(writer.take());
}

// Takes what another instance found; 0 where the bytes are not that.
LOADPATH_EXPORT("give")
std::uint32_t loadpath_give(std::uint32_t job, const std::byte* found, std::uint32_t bytes) {
    using namespace loadpath;
    analysis::SetJobs& jobs = begun->solving->jobs();
    ByteReader reader({found, bytes});
    jobs.expect(job);
    analysis::read_issues(reader, jobs.errors_of(job));
    for (analysis::ResultSet* set : jobs.sets_of(job)) analysis::read_set(reader, *set);
    return reader.is_read() ? 1 : 0;
}

// The answer of `solve`, when all jobs are done or given.
LOADPATH_EXPORT("finish") std::byte* loadpath_finish() {
    using namespace loadpath;
    if (begun->solving) begun->solving->finish();
    begun->solving.reset();
    Answer answer = write_answer(begun->solved, begun->reports_progress);
    begun.reset();
    return std::move(answer.numbers).release(answer.json);
}

LOADPATH_EXPORT("forget") void loadpath_forget() { loadpath::begun.reset(); }
