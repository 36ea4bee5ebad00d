import { textOf, type HtmlElement } from './html-tree'

/**
 * What a page says around a resume. A person who imports a page wants neither its menus nor its buttons: `nav` only repeats
 * names of other places, `button` what the site can do, so both are left out. Of a list to choose from the choice is kept.
 * A footer can have the person's own contacts and is kept, unless it is the site's, with its licences and rights.
 */
export const isSiteFooter = (footer: HtmlElement) =>
  /©|版权所有|all rights reserved|ICP\s?[备证]|公网安备|隐私政策|用户协议/i.test(textOf(footer, 3_000))

export const isLeftOut = (name: string) => name === 'nav' || name === 'button'
