#include "table/view/shown_item.h"

namespace playmat::table {

void forEachShown(QQuickItem *root, const std::function<void(QQuickItem *)> &visit)
{
    if (!root->isVisible())
        return;
    visit(root);
    for (QQuickItem *child : root->childItems())
        forEachShown(child, visit);
}

QQuickItem *findShown(QQuickItem *root, const QString &name)
{
    if (!root->isVisible())
        return nullptr;
    if (root->objectName() == name)
        return root;
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *found = findShown(child, name))
            return found;
    }
    return nullptr;
}

} // namespace playmat::table
