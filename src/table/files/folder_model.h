#pragma once

#include "table/view/row_list_model.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// A line of a folder.
struct FolderRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString changed MEMBER changed)
    Q_PROPERTY(bool isFolder MEMBER isFolder)

public:
    QString name;
    QString changed; ///< when, in the user's own way of writing it; empty for folders
    bool isFolder = false;

    friend bool operator==(const FolderRow &, const FolderRow &) = default;
};

class FolderModel : public RowListModel<FolderRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Folder")

public:
    using RowListModel::RowListModel;
};

/// What is in a folder, for choosing a file: folders first, then the files with one of the
/// endings. Hidden files, devices and pipes are left out.
class Folder : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::FolderModel *rows READ rows CONSTANT)
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY folderChanged)
    Q_PROPERTY(QString endings READ endings WRITE setEndings NOTIFY folderChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY folderChanged)
    Q_PROPERTY(int count READ count NOTIFY folderChanged)
    Q_PROPERTY(bool canGoUp READ canGoUp NOTIFY folderChanged)

public:
    /// Begins in the user's documents, or at home where there are none. Nothing is read before
    /// somebody wants to see it: the first refresh().
    explicit Folder(QObject *parent = nullptr);

    [[nodiscard]] FolderModel *rows() { return &m_rows; }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// One that does not exist leads to the nearest above it that does.
    void setFolder(const QString &folder);
    [[nodiscard]] const QString &endings() const { return m_endings; }
    /// "playmat json", without dots; none: every file.
    void setEndings(const QString &endings);
    /// Why there is nothing to see, if the folder cannot be read.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] int count() const { return m_rows.rowCount(); }
    [[nodiscard]] bool canGoUp() const;

    Q_INVOKABLE void goUp();
    Q_INVOKABLE void goHome();
    /// Reads the folder again.
    Q_INVOKABLE void refresh();
    /// The file that somebody means who types this name here: what begins with "/" or "~" stands
    /// for itself. To be written, it gets the first of the endings unless it has one. Empty for an
    /// empty name.
    [[nodiscard]] Q_INVOKABLE QString pathOf(const QString &name, bool writing) const;
    [[nodiscard]] Q_INVOKABLE bool isFolder(const QString &path) const;
    [[nodiscard]] Q_INVOKABLE bool exists(const QString &path) const;

signals:
    void folderChanged();

private:
    [[nodiscard]] bool wanted(const QString &name) const;
    void readAgain();

    FolderModel m_rows;
    QString m_folder;
    QString m_endings;
    QString m_problem;
    bool m_read = false;
};

} // namespace playmat::table
