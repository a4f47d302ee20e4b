#include "learn/reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace playmat::learn {

namespace {

constexpr std::size_t kHints = 2; // the third is made from the answer

std::optional<Check> readThen(const JsonCursor &at, const Words &words)
{
    return at.has("then") ? readCheck(at.at("then"), words) : std::nullopt;
}

std::optional<Wrong> readWrong(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[] = {"try", "refused", "rule", "say", "show", "then"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    auto tried = readPattern(at.require("try"), words);
    if (!tried)
        return std::nullopt;
    Wrong out{std::move(*tried), {}, {}, readTextAt(at, "say"), {}, readThen(at, words), at.path()};
    const bool refused = at.has("refused");
    if (refused) {
        out.refused = at.at("refused").string();
        (void)expectWord(at.at("refused"), out.refused, words.refusals, "a refusal");
        if (at.has("show") || at.has("then"))
            at.fail("what is refused has no consequence to show");
    }
    if (at.has("rule"))
        out.rule = readRule(at.at("rule"), words);
    if (at.has("show"))
        out.show = readPatterns(at.at("show"), words);
    if (!refused && out.say.empty())
        at.fail("what happens and is taken back needs words");
    if (!refused && out.tried.kind == Pattern::Kind::Drag)
        at.fail("a gesture that is dragged is no answer: it can only be refused");
    return out;
}

std::optional<Fail> readFail(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[] = {"play", "then", "say"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Fail out{readPatterns(at.require("play"), words), readCheck(at.require("then"), words),
             readText(at.require("say")), at.path()};
    return out.then && !out.play.empty() ? std::optional(out) : std::nullopt;
}

std::vector<const Habit *> readHabits(const JsonCursor &at, const Words &words)
{
    std::vector<const Habit *> out;
    for (const std::string &name : readStrings(at))
        if (const Habit *habit = findNamed(at, name, words.habits, &Habit::name, "a habit"))
            out.push_back(habit);
    return out;
}

std::optional<Reach> readReach(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[] = {"goal", "solution", "them", "fails"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Reach out;
    out.goal = readCheck(at.require("goal"), words);
    out.solution = readPatterns(at.require("solution"), words);
    out.them = readHabits(at.at("them"), words);
    const JsonCursor fails = at.at("fails");
    for (std::size_t i = 0; i < fails.size(); ++i)
        if (auto fail = readFail(fails.item(i), words))
            out.fails.push_back(std::move(*fail));
    return out.goal ? std::optional(out) : std::nullopt;
}

void readArrows(const JsonCursor &at, const Words &words, Step &out)
{
    for (std::size_t i = 0; i < at.size(); ++i) {
        std::vector<Anchor> ends = readAnchors(at.item(i), words);
        if (ends.size() != 2)
            at.item(i).fail("an arrow leads from one thing to another");
        else
            out.arrows.emplace_back(std::move(ends[0]), std::move(ends[1]));
    }
}

struct Acting
{
    std::string_view key;
    Step::Kind kind;
};

constexpr std::array kActing{Acting{"do", Step::Kind::Do}, Acting{"point", Step::Kind::Point},
                             Acting{"them", Step::Kind::Them}, Acting{"reach", Step::Kind::Reach}};

/// The one of the four that the step has, or none.
Step::Kind kindOf(const JsonCursor &at)
{
    Step::Kind kind = Step::Kind::Say;
    for (const Acting &acting : kActing) {
        if (!at.has(acting.key))
            continue;
        if (kind != Step::Kind::Say)
            at.fail("more than one of \"do\", \"point\", \"them\" and \"reach\"");
        kind = acting.kind;
    }
    return kind;
}

void readActing(const JsonCursor &at, const Words &words, Step &out)
{
    if (out.kind == Step::Kind::Do)
        out.answers = readPatterns(at.at("do"), words);
    if (out.kind == Step::Kind::Them)
        out.answers = readPatterns(at.at("them"), words);
    if (out.kind == Step::Kind::Reach)
        out.reach = readReach(at.at("reach"), words);
    if (out.kind == Step::Kind::Point) {
        out.points = readAnchors(at.at("point"), words);
        if (out.points.empty())
            at.at("point").fail("nothing is asked for");
    }
}

void readHints(const JsonCursor &at, Step &out)
{
    const JsonCursor hints = at.at("hints");
    for (std::size_t i = 0; i < hints.size(); ++i)
        out.hints.push_back(readText(hints.item(i)));
}

bool onlyRefused(const Step &step)
{
    return std::ranges::all_of(step.wrong, [](const Wrong &one) { return !one.refused.empty(); });
}

/// What a step of its kind must have and may not have.
void checkParts(const JsonCursor &at, const Step &step)
{
    const bool learner = step.kind == Step::Kind::Do || step.kind == Step::Kind::Point
        || step.kind == Step::Kind::Reach;
    if (learner && step.hints.size() != kHints)
        at.fail(fmt::format("{} hints are needed; the third is shown by the pointer", kHints));
    if (!learner && at.has("hints"))
        at.fail("there is nothing to hint at");
    if (step.kind != Step::Kind::Them && step.say.empty())
        at.fail(learner ? "nothing is asked" : "nothing is said");
    if (step.kind != Step::Kind::Do && at.has("free"))
        at.fail("\"free\" belongs to \"do\"");
    if (step.kind != Step::Kind::Do && !onlyRefused(step))
        at.fail("nothing is answered here: what is wrong can only be refused");
    if (!learner && at.has("otherwise"))
        at.fail("\"otherwise\" belongs to \"do\", \"point\" or \"reach\"");
    if (step.kind == Step::Kind::Say && at.has("then"))
        at.fail("nothing happens that \"then\" could prove");
}

} // namespace

std::optional<Step> readStep(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[]
        = {"say",   "mark",  "arrow",     "do",    "free", "point", "them",
           "reach", "wrong", "otherwise", "hints", "then", "covers"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Step out;
    out.path = at.path();
    out.kind = kindOf(at);
    out.say = readTextAt(at, "say");
    out.marks = readAnchors(at.at("mark"), words);
    readArrows(at.at("arrow"), words, out);
    readActing(at, words, out);
    out.free = at.has("free") && at.at("free").boolean();
    const JsonCursor wrong = at.at("wrong");
    for (std::size_t i = 0; i < wrong.size(); ++i)
        if (auto one = readWrong(wrong.item(i), words))
            out.wrong.push_back(std::move(*one));
    out.otherwise = readTextAt(at, "otherwise");
    readHints(at, out);
    out.then = readThen(at, words);
    out.covers = readStrings(at.at("covers"));
    checkParts(at, out);
    return out;
}

} // namespace playmat::learn
