#include "table/session/demo_player.h"

#include <QCoreApplication>
#include <QDir>
#include <QMouseEvent>

namespace playmat::table {

using core::DecisionKind;
using swu::OptionKind;

namespace {

constexpr int kMovesADrag = 8;
constexpr int kSettleMs = 320; // longer than a card glides
constexpr int kStuckLimit = 60;

QQuickItem *findItem(QQuickItem *root, const QString &name)
{
    if (root->objectName() == name && root->isVisible())
        return root;
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *found = findItem(child, name))
            return found;
    }
    return nullptr;
}

} // namespace

DemoPlayer::DemoPlayer(QQuickWindow *window, TableSession *session, quint64 seed, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_session(session)
    , m_bot(seed)
{
    m_session->gate().setSettles(0); // a program presses nothing by mistake
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DemoPlayer::run);
}

void DemoPlayer::start()
{
    then([] {}, kSettleMs);
    then([this] { picture(QStringLiteral("start")); });
    then([this] {
        if (!m_session->running())
            clickItem(QStringLiteral("dealButton"));
    });
    m_timer.start(0);
}

void DemoPlayer::then(Action action, int pauseAfter)
{
    m_plan.emplace_back(std::move(action), pauseAfter < 0 ? m_pace : m_pace == 0 ? 0 : pauseAfter);
}

void DemoPlayer::run()
{
    if (!m_failure.isEmpty())
        return;
    if (m_plan.empty())
        planNext();
    if (m_plan.empty())
        return;
    const auto [action, pause] = std::move(m_plan.front());
    m_plan.pop_front();
    action();
    m_timer.start(pause);
}

/// What the bot chooses next, as gestures. Waits while the last answer is still being shown.
void DemoPlayer::planNext()
{
    if (!m_session->running())
        return fail(QStringLiteral("no game: ") + m_session->problem());
    if (m_session->playing())
        return then([] {}, 30);
    if (m_session->over())
        return planEnd();
    const qint64 steps = qint64(m_session->match()->stepsDone());
    m_stuck = steps == m_stepsBefore ? m_stuck + 1 : 0;
    m_stepsBefore = steps;
    if (m_stuck > kStuckLimit)
        return fail(QStringLiteral("stuck at step %1: %2 (%3)")
                        .arg(steps)
                        .arg(m_session->controller()->prompt().text,
                             m_session->controller()->choiceName()));
    if (m_stuck > 1) // something stood in the way: begin afresh
        m_session->controller()->cancel();
    planAnswer(m_bot.choose(*m_session->match()->swuGame()));
    then([] {}, kSettleMs);
}

void DemoPlayer::planAnswer(const core::Answer &answer)
{
    const core::Decision &decision = m_session->match()->swuGame()->decision();
    const QString choice = m_session->controller()->choiceName();
    if (answer.options.empty() && choice != u"name") {
        planLook();
        return then([this] {
            const QString docked = QStringLiteral("choiceSkipButton");
            clickItem(item(docked) != nullptr ? docked : QStringLiteral("skipButton"));
        });
    }
    const int first = answer.options.empty() ? 0 : int(answer.options[0]);
    if (choice == u"action")
        return planAction(decision.options[size_t(first)]);
    if (choice == u"board" || choice == u"distribute")
        return planBoardCards(answer);
    if (choice == u"cards")
        return planCards(answer);
    then([=, this] {
        pictureOnce(QStringLiteral("choice-") + choice);
        if (choice == u"confirm")
            clickItem(first == 0 ? QStringLiteral("yesButton") : QStringLiteral("noButton"));
        else if (choice == u"number")
            clickItem(QStringLiteral("numberButton"));
        else if (choice == u"order")
            clickItem(QStringLiteral("choiceDoneButton"));
        else
            clickItem(QStringLiteral("choiceLine%1").arg(first));
    });
}

void DemoPlayer::planAction(const core::Option &option)
{
    const core::Option o = option;
    switch (OptionKind(o.kind)) {
    case OptionKind::Pass:
        return then([this] { clickItem(QStringLiteral("passButton")); });
    case OptionKind::TakeInitiative: {
        const QPoint chip = m_session->geometry().initiative.center();
        const int seat = m_session->controller()->prompt().seat;
        return planDrag(chip, zoneCentre(Zone::Space, seat), false);
    }
    case OptionKind::Ability: {
        const QPoint at = centreOf(o.card);
        then([this, at] { clickAt(at); }, kSettleMs);
        const core::Decision &decision = m_session->match()->swuGame()->decision();
        const auto index = std::find(decision.options.begin(), decision.options.end(), o);
        return planMenu(int(index - decision.options.begin()), at);
    }
    case OptionKind::Play:
        pictureOnce(QStringLiteral("first-action"));
        return planHandCard(o.card, dropPointOf(o));
    default: {
        const QPoint from = centreOf(o.card);
        return planDrag(from, dropPointOf(o), true);
    }
    }
}

QPoint DemoPlayer::dropPointOf(const core::Option &option) const
{
    if (option.target != core::kNone)
        return centreOf(option.target);
    const int seat = m_session->controller()->prompt().seat;
    if (option.zone != core::kNone)
        return zoneCentre(swu::Zone(option.zone) == swu::Zone::Space ? Zone::Space : Zone::Ground,
                          seat);
    const bool deploys = OptionKind(option.kind) == OptionKind::Deploy;
    return deploys ? zoneCentre(Zone::Ground, seat)
                   : m_session->scene().layout().zoneRect({Zone::Table}).center();
}

/// Presses the own hand, slides to the card, draws it out and drops it.
void DemoPlayer::planHandCard(int card, QPoint to)
{
    const int seat = m_session->controller()->prompt().seat;
    then(
        [=, this] {
            const auto *row = m_session->scene().row(card);
            const QPoint from
                = row != nullptr ? row->place.hit.center() : zoneCentre(Zone::Hand, seat);
            pointer(QEvent::MouseMove, from);
            pointer(QEvent::MouseButtonPress, from);
        },
        kSettleMs);
    then(
        [=, this] {
            const auto *row = m_session->scene().row(card);
            if (row == nullptr)
                return;
            pointer(QEvent::MouseMove, row->place.hit.center());
        },
        kSettleMs);
    then([=, this] {
        pictureOnce(seat == 0 ? QStringLiteral("hand-over") : QStringLiteral("hand-over-far"));
    });
    // Out of the hand first, then to its place.
    for (int i = 0; i < 4; ++i) {
        then([=, this] {
            pointer(QEvent::MouseMove,
                    m_at + QPointF(0, (seat == 0 ? -14 : 14) * m_session->geometry().u));
        });
    }
    for (int i = 1; i <= kMovesADrag; ++i) {
        then([=, this] {
            pointer(QEvent::MouseMove, m_at + (QPointF(to) - m_at) * (1. / (kMovesADrag - i + 1)));
        });
    }
    then([this] { pictureOnce(QStringLiteral("play-a-card")); });
    then([this] { pointer(QEvent::MouseButtonRelease, m_at); });
}

void DemoPlayer::planDrag(QPoint from, QPoint to, bool showing)
{
    then([=, this] {
        pointer(QEvent::MouseMove, from);
        pointer(QEvent::MouseButtonPress, from);
    });
    for (int i = 1; i <= kMovesADrag; ++i)
        then([=, this] { pointer(QEvent::MouseMove, from + (to - from) * i / kMovesADrag); });
    if (showing) {
        then([this] {
            const int round = m_session->board().round;
            if (m_session->controller()->held().outcome.isEmpty())
                return;
            if (round >= 4)
                pictureOnce(QStringLiteral("mid-game"));
            if (round >= 6)
                pictureOnce(QStringLiteral("late"));
        });
    }
    then([this] { pointer(QEvent::MouseButtonRelease, m_at); });
}

void DemoPlayer::planMenu(int option, QPoint)
{
    then([=, this] {
        pictureOnce(QStringLiteral("menu"));
        const std::vector<OptionRow> &rows = m_session->controller()->menu()->rows();
        for (size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].available && rows[i].option == option)
                return clickItem(QStringLiteral("menuLine%1").arg(i));
        }
    });
}

void DemoPlayer::planBoardCards(const core::Answer &answer)
{
    const core::Decision &decision = m_session->match()->swuGame()->decision();
    const int seat = decision.player;
    const bool resources = decision.kind == DecisionKind::Resource;
    bool looked = false;
    for (size_t i = 0; i < answer.options.size(); ++i) {
        const core::Option option = decision.options[answer.options[i]];
        const int card = option.target != core::kNone ? option.target : option.card;
        const bool inHand
            = m_session->match()->swuGame()->state().cards[option.card].zone == swu::Zone::Hand;
        if (resources) {
            planHandCard(card, zoneCentre(Zone::Resources, seat) - QPoint(0, 0));
            then([] {}, kSettleMs);
            continue;
        }
        if (inHand && !looked) {
            looked = true;
            then([=, this] { m_session->peekToggle(seat); }, kSettleMs);
        }
        const int times = answer.amounts.empty() ? 1 : answer.amounts[i];
        for (int n = 0; n < times; ++n) {
            then([=, this] {
                pictureOnce(QStringLiteral("choice"));
                if (!answer.amounts.empty())
                    return clickItem(QStringLiteral("plus%1").arg(card));
                clickAt(centreOf(card));
            });
        }
    }
    if (decision.max > 1)
        then([this] {
            const QString docked = QStringLiteral("choiceDoneButton");
            clickItem(item(docked) != nullptr ? docked : QStringLiteral("doneButton"));
        });
}

/// Turns over what is asked about, where it lies face down.
void DemoPlayer::planLook()
{
    then(
        [this] {
            if (item(QStringLiteral("lookButton")) != nullptr)
                clickItem(QStringLiteral("lookButton"));
        },
        kSettleMs);
}

void DemoPlayer::planCards(const core::Answer &answer)
{
    const core::Decision &decision = m_session->match()->swuGame()->decision();
    const bool several = decision.max > 1;
    planLook();
    for (size_t i = 0; i < answer.options.size(); ++i) {
        const int option = answer.options[i];
        then([=, this] {
            pictureOnce(QStringLiteral("choice-cards"));
            clickItem(QStringLiteral("choiceCard%1").arg(option));
        });
    }
    if (several)
        then([this] { clickItem(QStringLiteral("choiceDoneButton")); });
}

void DemoPlayer::planEnd()
{
    then([] {}, 2 * kSettleMs);
    then([this] { picture(QStringLiteral("end")); });
    then([this] { emit finished(true); });
    then([this] {
        m_timer.stop();
        m_failure = QStringLiteral("over");
    });
}

// --- the pointer ---------------------------------------------------------------------------------

void DemoPlayer::pointer(QEvent::Type type, QPointF at)
{
    const bool button = type != QEvent::MouseMove;
    if (type == QEvent::MouseButtonPress)
        m_down = true;
    else if (type == QEvent::MouseButtonRelease)
        m_down = false;
    m_at = at;
    QMouseEvent event(type, at, m_window->mapToGlobal(at), button ? Qt::LeftButton : Qt::NoButton,
                      m_down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &event);
}

void DemoPlayer::clickAt(QPointF at)
{
    pointer(QEvent::MouseMove, at);
    pointer(QEvent::MouseButtonPress, at);
    pointer(QEvent::MouseButtonRelease, at);
}

QQuickItem *DemoPlayer::item(const QString &objectName) const
{
    return findItem(m_window->contentItem(), objectName);
}

void DemoPlayer::clickItem(const QString &objectName)
{
    const QQuickItem *found = item(objectName);
    if (found != nullptr && found->isEnabled())
        clickAt(found->mapToScene({found->width() / 2, found->height() / 2}));
}

QPoint DemoPlayer::centreOf(int viewId) const
{
    const CardRow *row = m_session->scene().row(viewId);
    return row == nullptr ? QPoint(2, 2) : row->place.hit.center();
}

QPoint DemoPlayer::zoneCentre(Zone::Kind zone, int seat) const
{
    return m_session->scene().layout().zoneRect({zone, seat}).center();
}

// --- pictures ------------------------------------------------------------------------------------

void DemoPlayer::picture(const QString &name)
{
    m_taken.append(name);
    if (m_folder.isEmpty())
        return;
    QDir().mkpath(m_folder);
    const QString file = QDir(m_folder).filePath(name + QStringLiteral(".png"));
    if (m_window->grabWindow().save(file))
        ++m_pictures;
    else
        fail(QStringLiteral("cannot write ") + file);
}

void DemoPlayer::pictureOnce(const QString &name)
{
    if (!m_taken.contains(name))
        picture(name);
}

void DemoPlayer::fail(const QString &why)
{
    m_failure = why;
    m_timer.stop();
    emit finished(false);
}

} // namespace playmat::table
