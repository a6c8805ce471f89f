const allowedTags =
  /^(?:a|abbr|b|blockquote|br|caption|cite|code|dd|del|div|dl|dt|em|h[1-6]|hr|i|ins|li|ol|p|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)$/;
const allowedAttributes =
  /^(?:href|target|rel|title|lang|dir|colspan|rowspan|scope|start|type|reversed|value)$/;
const allowedAddress = /^(?:https:|mailto:|tel:)/i;

const harmOf = (element: Element): readonly string[] => {
  const tag = allowedTags.test(element.localName) ? [] : [`<${element.localName}>`];
  const isForeign = element.namespaceURI !== 'http://www.w3.org/1999/xhtml';
  const attributes = [...element.attributes].flatMap(({ name, value }) => {
    // The sanitiser empties it: a parser has read it by the time it could be removed.
    if (name === 'is' && value === '') return [];
    if (!allowedAttributes.test(name)) return [`${element.localName}[${name}]`];
    if (name === 'href' && !allowedAddress.test(value)) return [`href=${value}`];
    if (name === 'target' && value !== '_blank') return [`target=${value}`];
    if (name === 'rel' && value !== 'noopener noreferrer') return [`rel=${value}`];
    return [];
  });
  return [...tag, ...(isForeign ? [`${element.localName} of ${element.namespaceURI}`] : []), ...attributes];
};

/** What is in a rendered contract that may not be there. Written apart from the sanitiser's own rules, so that it does not share their mistakes. */
export function harmIn(rendered: ParentNode): readonly string[] {
  return [...rendered.querySelectorAll('*')].flatMap(harmOf);
}
