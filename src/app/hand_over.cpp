#include "app/hand_over.h"

#include <QDir>
#include <QFile>
#include <QSocketNotifier>
#include <QUrl>

#include <algorithm>

namespace playmat::app {

namespace {

constexpr qsizetype kLongest = 4096; ///< of a line; what one call writes into a pipe at once
constexpr std::size_t kAtOnce = 65536; ///< then whatever else is going on gets its turn
constexpr char kBegin = '\0'; ///< so that a line is found after whatever somebody else left
constexpr char kEnd = '\n';

QByteArray newReply()
{
    return QByteArray::number(quint64(match::unforeseeable()), 16).rightJustified(16, '0');
}

/// As newReply() makes them: no name of anything else can be asked for.
bool isReply(const QByteArray &name)
{
    return name.size() == 16 && std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
           });
}

QByteArray lineOf(const QByteArray &reply, const QByteArray &token, const QString &file)
{
    return kBegin + QByteArray("playmat 1 ") + reply + " -"
        + QUrl::toPercentEncoding(QString::fromLatin1(token)) + ' '
        + QUrl::fromLocalFile(file).toEncoded() + kEnd;
}

} // namespace

HandOver::HandOver(const QString &folder, const QString &display, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_name("window-" + QUrl::toPercentEncoding(display))
{
}

HandOver::~HandOver()
{
    if (m_pipe != match::kNoFile)
        match::systemFiles().close(m_pipe);
}

std::filesystem::path HandOver::place(const QByteArray &name) const
{
    const QString file = QStringLiteral("playmat-") + QString::fromLatin1(name);
    return QFile::encodeName(QDir(m_folder).filePath(file)).toStdString();
}

bool HandOver::isThere() const
{
    return !m_folder.isEmpty(); // a relative name would be anywhere
}

QString HandOver::path() const
{
    return QString::fromStdString(place(m_name).string());
}

bool HandOver::listen()
{
    if (m_pipe != match::kNoFile)
        return true;
    const std::error_code error = match::makePipe(place(m_name), m_pipe);
    const bool usual
        = error == std::errc::resource_unavailable_try_again || error == std::errc::not_supported;
    m_problem = error && !usual ? qtTrId("hand_over.files_opened_later_cannot_be")
                                      .arg(QString::fromStdString(error.message()))
                                : QString();
    if (error)
        return false;
    auto *notifier = new QSocketNotifier(m_pipe, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &HandOver::read);
    return true;
}

bool HandOver::give(const QString &file, const QByteArray &token, int patience) const
{
    match::Files &files = match::systemFiles();
    match::FileId window = match::kNoFile;
    if (match::openPipe(place(m_name), window))
        return false; // nobody listens
    const QByteArray reply = newReply();
    match::FileId answer = match::kNoFile;
    bool taken = false;
    if (!match::makePipe(place(reply), answer)) {
        taken = !match::writePipe(window, lineOf(reply, token, file).toStdString())
            && match::awaitPipe(answer, patience);
        files.close(answer);
        files.remove(place(reply));
    }
    files.close(window);
    return taken;
}

void HandOver::read()
{
    std::string text;
    if (!match::readPipe(m_pipe, kAtOnce, text))
        take(QByteArray::fromStdString(text));
}

/// Each line as it ends; of what has no end yet, only what could still become a line is kept.
void HandOver::take(const QByteArray &text)
{
    m_text += text;
    qsizetype from = 0;
    for (qsizetype end = 0; (end = m_text.indexOf(kEnd, from)) >= 0; from = end + 1) {
        const QByteArray line = m_text.mid(from, end - from);
        if (const qsizetype begin = line.lastIndexOf(kBegin); begin >= 0)
            obey(line.mid(begin + 1));
    }
    m_text.remove(0, from);
    const qsizetype begin = m_text.lastIndexOf(kBegin);
    m_text = begin >= 0 && m_text.size() - begin <= kLongest ? m_text.mid(begin) : QByteArray();
}

/// What is not exactly a line of ours is nothing; it was not written by this program.
void HandOver::obey(const QByteArray &line)
{
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 5 || words[0] != "playmat" || words[1] != "1" || !isReply(words[2])
        || !words[3].startsWith('-'))
        return;
    const QUrl url = QUrl::fromEncoded(words[4], QUrl::StrictMode);
    if (!url.isLocalFile() || !url.host().isEmpty() || !QDir::isAbsolutePath(url.toLocalFile()))
        return;
    if (answer(words[2]))
        emit handed(url.toLocalFile(), QByteArray::fromPercentEncoding(words[3].mid(1)));
}

/// Returns false if that start no longer waits for it and has opened the file itself.
bool HandOver::answer(const QByteArray &reply) const
{
    match::FileId pipe = match::kNoFile;
    if (match::openPipe(place(reply), pipe))
        return false;
    const bool told = !match::writePipe(pipe, "taken\n");
    match::systemFiles().close(pipe);
    return told;
}

} // namespace playmat::app
