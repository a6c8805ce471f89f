/**
 * Keeps the app alive on a page that the browser translates. A translator takes a text out of the page and puts elements of its own in its place, of
 * which React knows nothing: taking such a text away, or putting something before it, throws, and the whole screen becomes an error page. Here
 * nothing is done instead where the node is already gone, and what was to stand before it stands at the end.
 */
export function surviveTranslators(nodes: Pick<Node, 'removeChild' | 'insertBefore'> = Node.prototype): void {
  const { removeChild, insertBefore } = nodes;
  nodes.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  nodes.insertBefore = function insert<New extends Node>(this: Node, added: New, before: Node | null): New {
    const place = before?.parentNode === this ? before : null;
    return insertBefore.call(this, added, place) as New;
  };
}
