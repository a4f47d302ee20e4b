#include "table/learn/lesson_table.h"

#include "table/learn/lesson_position.h"
#include "table/session/course_data.h"

#include <algorithm>

namespace playmat::table {

using learn::Step;
using learn::Verdict;

LessonTable::LessonTable(TableSession &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_places(table)
{
    m_timer.setSingleShot(true);
    m_pointerTimer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LessonTable::goOn);
    connect(&m_pointerTimer, &QTimer::timeout, this, &LessonTable::doIt);
    connect(m_table.stage(), &Stage::playingChanged, this, [this] {
        if (m_run && !m_table.stage()->playing() && (m_stepDone || m_showing || m_mood == Watches))
            later();
    });
}

LessonTable::~LessonTable()
{
    end();
}

// --- beginning and ending ------------------------------------------------------------------------

bool LessonTable::begin(const learn::Course &course, const learn::Lesson &lesson)
{
    end();
    m_course = &course;
    m_lesson = &lesson;
    m_run.emplace(course, lesson);
    m_rest.reset();
    m_say.clear();
    if (!sit()) {
        end();
        return false;
    }
    enterStep();
    return true;
}

void LessonTable::end()
{
    if (!m_run)
        return;
    m_timer.stop();
    m_pointerTimer.stop();
    m_pointer.clear();
    m_sight.reset();
    m_run.reset();
    m_judged.reset();
    m_show.clear();
    m_showing = m_stepDone = false;
    m_table.setWatch(nullptr);
    m_table.close();
    setMood(None);
}

bool LessonTable::sit()
{
    m_sight.reset();
    m_stops.clear();
    m_table.setWatch(nullptr);
    m_scene = m_run->sceneIndex();
    const learn::Scene &scene = m_run->scene();
    if (!m_table.startPosition(lessonPosition(*m_course, scene.scenario, scene.me, m_learner)))
        return false;
    m_table.setWatch(this);
    return true;
}

const learn::Sight &LessonTable::sight() const
{
    if (!m_sight)
        m_sight.emplace(m_table.match()->game(), m_table.match()->names(), m_run->scene().me,
                        std::nullopt, *m_course->words);
    return *m_sight;
}

void LessonTable::enterStep()
{
    m_table.gate().close(); // a held key or a double click does not answer what is not read yet
    m_stepDone = false;
    m_events.clear();
    m_hints = 0;
    m_begun = stepsDone();
    m_note.clear();
    m_tone = Plain;
    const Step &step = m_run->step();
    if (!step.say.empty())
        m_say = step.say;
    if (isScripts()) {
        setMood(Watches);
        return later();
    }
    noteStop();
    if (step.kind == Step::Kind::Say && m_run->stepIndex() + 1 == m_run->scene().steps.size())
        noteRest();
    setMood(step.kind == Step::Kind::Say ? Reads : step.kind == Step::Kind::Point ? Clicks : Acts);
}

/// Whether the next answer is not the learner's.
bool LessonTable::isScripts() const
{
    const Step::Kind kind = m_run->step().kind;
    return kind == Step::Kind::Them
        || (kind == Step::Kind::Reach && !sight().asksMe() && !m_table.over());
}

void LessonTable::finish()
{
    m_sight.reset(); // it looks at a scene that there is no longer
    const int earned = m_run->stars();
    setMood(Finished);
    emit finished(earned);
}

// --- what goes on by itself ----------------------------------------------------------------------

void LessonTable::later()
{
    m_timer.start(pace());
}

/// Once the table has shown what happened.
void LessonTable::goOn()
{
    if (!m_run || m_table.stage()->playing() || m_mood == Tries)
        return;
    if (m_showing)
        return showConsequence();
    if (m_stepDone)
        return finishStep();
    if (m_mood == Watches)
        playNext();
}

void LessonTable::playNext()
{
    const std::optional<core::Answer> answer = m_run->script(sight());
    if (!answer)
        return setMood(Acts); // a document that was not proven
    m_run->playing(sight(), *answer);
    m_judged = Verdict();
    (void)m_table.play(*answer);
}

void LessonTable::showConsequence()
{
    while (!m_show.empty()) {
        const std::optional<core::Answer> answer = sight().answerOf(*m_show.front());
        m_show.pop_front();
        if (answer) {
            (void)m_table.play(*answer);
            return later();
        }
    }
    m_showing = false;
    say(m_words.isEmpty() ? qtTrId("lesson_table.that_is_not_it_take") : m_words, Mistake);
    setMood(Erred);
}

/// The step is done. A scene that ends by a move is looked at before the next one is laid.
void LessonTable::finishStep()
{
    m_stepDone = false;
    const bool ended = m_run->finished() || m_run->sceneIndex() != m_scene;
    if (!ended)
        return enterStep();
    noteRest();
    say(m_run->finished() ? qtTrId("lesson_table.done")
                          : qtTrId("lesson_table.right_go_on_when_you"),
        Praise);
    setMood(SceneDone);
}

void LessonTable::carriedOut()
{
    m_sight.reset();
    if (!m_run || m_mood == Tries || m_mood == None)
        return;
    for (learn::Json &event : m_table.match()->game().eventsJson(std::nullopt))
        m_events.push_back(std::move(event));
    if (m_showing || !m_judged)
        return;
    const Verdict judged = *m_judged;
    m_judged.reset();
    if (judged.kind != Verdict::Kind::Wrong)
        return keep(m_run->played({sight(), m_events, std::nullopt}));
    m_words = taught(judged.say);
    m_show.clear();
    if (judged.wrong != nullptr) {
        for (const learn::Pattern &pattern : judged.wrong->show)
            m_show.push_back(&pattern);
    }
    m_showing = true;
    setMood(Watches);
    later();
}

/// What a move that was carried out for good has led to.
void LessonTable::keep(const Verdict &verdict)
{
    switch (verdict.kind) {
    case Verdict::Kind::Right:
        m_stepDone = true;
        break;
    case Verdict::Kind::Wrong: // a line that misses the goal
        m_words = taught(verdict.say);
        m_back = stepsDone() - verdict.fail->play.size();
        m_show.clear();
        m_showing = true;
        break;
    case Verdict::Kind::GoesOn:
        if (m_table.over()) { // and the goal was missed
            m_words = qtTrId("lesson_table.that_did_not_work_out");
            m_back = m_begun;
            m_show.clear();
            m_showing = true;
            break;
        }
        if (!isScripts())
            return setMood(Acts);
        break;
    }
    setMood(Watches);
    later();
}

// --- what the learner does -----------------------------------------------------------------------

std::optional<RefusalText> LessonTable::mayAnswer(const core::Answer &answer)
{
    if (m_stepDone && m_run && !m_run->finished() && m_run->sceneIndex() == m_scene)
        enterStep(); // a quick player need not wait for the table
    switch (m_mood) {
    case Tries:
        return std::nullopt;
    case Acts:
        break;
    case Reads:
    case SceneDone:
        return RefusalText{qtTrId("lesson_table.read_this_first_and_go"), {}, -1};
    case Clicks:
        return RefusalText{qtTrId("lesson_table.nothing_is_played_now_click"), {}, -1};
    case Erred:
        return RefusalText{qtTrId("lesson_table.take_that_back_first"), {}, -1};
    case Watches:
    case Finished:
    case None:
        return RefusalText{};
    }
    m_pointer.clear();
    emit pointerChanged();
    m_back = stepsDone();
    m_judged = m_run->judge(sight(), answer);
    if (m_judged->kind != Verdict::Kind::Wrong)
        m_run->playing(sight(), answer);
    return std::nullopt;
}

bool LessonTable::mayConcede(int seat)
{
    if (m_mood == Tries)
        return true;
    if (m_mood != Acts || seat != m_run->scene().me) {
        say(qtTrId("lesson_table.nobody_gives_up_here_you"), Plain);
        return false;
    }
    const Verdict verdict = m_run->judgeConceding();
    if (verdict.kind == Verdict::Kind::Right) {
        m_judged = verdict;
        return true;
    }
    say(verdict.say.empty() ? qtTrId("lesson_table.you_may_at_any_time") : taught(verdict.say),
        Mistake);
    return false;
}

bool LessonTable::mayUndo() const
{
    return m_mood == Tries && stepsDone() > m_back;
}

bool LessonTable::canTakeBack() const
{
    const bool onTheWay = m_mood == Acts && m_run->step().kind == Step::Kind::Reach
        && m_table.match() != nullptr && stepsDone() > m_begun;
    return m_mood == Erred || onTheWay;
}

void LessonTable::takeBack()
{
    if (!canTakeBack())
        return;
    if (m_mood == Acts)
        m_back = m_begun;
    m_showing = true; // what happened is not new
    m_table.takeBackTo(m_back);
    m_showing = false;
    m_events.clear();
    m_run->takenBack();
    say({}, Plain);
    setMood(Acts);
}

void LessonTable::next()
{
    if (!canNext())
        return;
    if (m_mood == Reads)
        m_run->next();
    if (m_run->finished())
        return finish();
    if (m_run->sceneIndex() != m_scene && !sit())
        return end();
    enterStep();
}

// --- one step back -------------------------------------------------------------------------------

void LessonTable::noteStop()
{
    if (m_stops.empty() || m_stops.back().step != m_run->stepIndex())
        m_stops.push_back({m_run->stepIndex(), m_begun, m_say});
}

/// From the end of a scene to its last step, or else to the one before. What another scene was is
/// no longer on the table.
bool LessonTable::canGoBack() const
{
    if (m_mood == SceneDone)
        return !m_stops.empty();
    const bool rests = m_mood == Reads || m_mood == Acts || m_mood == Clicks;
    return rests && !m_stepDone && m_pointer.isEmpty() && m_stops.size() > 1;
}

void LessonTable::goBack()
{
    if (!canGoBack())
        return;
    m_timer.stop();
    if (m_mood != SceneDone)
        m_stops.pop_back();
    const Stop stop = m_stops.back();
    m_run->backTo(m_scene, stop.step);
    m_showing = true; // what happened is not new
    m_table.takeBackTo(stop.done);
    m_showing = false;
    m_say = stop.say;
    enterStep();
}

bool LessonTable::takeClick(int card, QPoint at)
{
    if (m_mood != Clicks)
        return false;
    const std::vector<learn::Anchor> &points = m_run->step().points;
    const bool right = std::ranges::any_of(points, [&](const learn::Anchor &anchor) {
        return m_places.isOn(anchor, sight(), card, at);
    });
    if (right) {
        m_run->next();
        finishStep();
        return true;
    }
    const CardRow *row = m_table.stage()->scene().row(card);
    const QString what = row == nullptr || row->facts.name.isEmpty()
        ? QString()
        : qtTrId("lesson_table.that_is").arg(row->facts.name);
    const QString words = taught(m_run->step().otherwise);
    const QString both = what.isEmpty() || words.isEmpty() ? what + words : what + u' ' + words;
    say(both.isEmpty() ? qtTrId("lesson_table.not_there_a_hint_shows") : both, Mistake);
    return true;
}

void LessonTable::reword(const TableGesture &gesture, const std::string &code,
                         RefusalText &text) const
{
    if (m_mood != Acts)
        return;
    learn::Json asked{{"player", m_run->scene().me}};
    if (gesture.card >= 0)
        asked["card"] = gesture.card;
    if (gesture.onto >= 0)
        asked["onto_card"] = gesture.onto;
    const std::string_view words = m_run->wordsFor(sight(), asked, code);
    if (!words.empty())
        text.text = taught(words);
}

// --- trying things -------------------------------------------------------------------------------

bool LessonTable::canTry() const
{
    return (m_mood == Acts || m_mood == Reads) && m_run && !m_table.over();
}

void LessonTable::tryThings()
{
    if (!canTry())
        return;
    m_before = m_mood;
    m_back = stepsDone();
    m_pointerTimer.stop();
    m_pointer.clear();
    emit pointerChanged();
    setMood(Tries);
}

void LessonTable::stopTrying()
{
    if (m_mood != Tries)
        return;
    m_table.takeBackTo(m_back);
    m_sight.reset();
    setMood(m_before);
}

// --- words ---------------------------------------------------------------------------------------

void LessonTable::say(const QString &note, Tone tone)
{
    m_note = note;
    m_tone = tone;
    emit changed();
}

void LessonTable::setMood(Mood mood)
{
    m_mood = mood;
    emit moodChanged();
    emit changed();
}

QString LessonTable::say() const
{
    return taught(m_say);
}

QString LessonTable::title() const
{
    return m_lesson == nullptr ? QString() : taught(m_lesson->title);
}

QString LessonTable::chapter() const
{
    if (m_lesson == nullptr)
        return {};
    for (const learn::Chapter &chapter : m_course->chapters) {
        if (chapter.id == m_lesson->chapter)
            return taught(chapter.title);
    }
    return {};
}

int LessonTable::steps() const
{
    int all = 0;
    if (m_lesson != nullptr) {
        for (const learn::Scene &scene : m_lesson->scenes)
            all += int(scene.steps.size());
    }
    return all;
}

int LessonTable::step() const
{
    if (!m_run)
        return 0;
    int before = 0;
    for (std::size_t i = 0; i < m_run->sceneIndex(); ++i)
        before += int(m_lesson->scenes[i].steps.size());
    return before + (m_run->finished() ? 0 : int(m_run->stepIndex()));
}

} // namespace playmat::table
