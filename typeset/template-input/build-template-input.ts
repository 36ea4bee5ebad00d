import type { Resume } from '#contract/resume/resume'
import { contactsOf, personalDetailsOf, intentionOf, linkOf } from './personal-details'
import { ownNameOf } from './own-name/own-name'
import { sectionOf, type Pictures } from './page-section'
import { isAboutPublications, styledLinesOf } from './publications/style-reference'
import type { PageStyle, TemplateInput } from './template-input'
import { qrCodeOf } from './qr-code'

/** The photo's path in the compiler's workspace. */
export const PHOTO_PATH = '/photo.jpg'

/**
 * The model that a template draws, without hidden and empty parts. `hasPhoto` says that the JPEG is
 * available, `pictures` are those of entries by id.
 */
export function buildTemplateInput(
  resume: Resume,
  hasPhoto: boolean,
  pictures: Pictures = new Map(),
): TemplateInput {
  const { basics, intention, style } = resume
  const lang = style.headings
  const { englishDates } = style
  const published = { ownName: ownNameOf(basics.name) }
  const sections = resume.sections.map((section) => {
    const isPublished = isAboutPublications(section)
    const drawn = sectionOf(section, { lang, englishDates, pictures }, isPublished ? published : undefined)
    return { drawn, styledLines: isPublished ? styledLinesOf(drawn, published.ownName) : [] }
  })
  return {
    lang,
    region: lang === 'zh' ? 'cn' : englishDates === 'british' ? 'gb' : 'us',
    documentTitle:
      [basics.name, intention.position].filter(Boolean).join(' - ') || (lang === 'zh' ? '简历' : 'Resume'),
    author: basics.name,
    style: pageStyleOf(style),
    name: basics.name,
    headline: intention.position,
    photo: hasPhoto && style.photo !== 'none' ? { path: PHOTO_PATH, shape: style.photo } : null,
    photoShape: style.photo === 'none' ? null : style.photo,
    contacts: contactsOf(basics, lang),
    qrCode: style.qrCode === 'hidden' ? null : firstQrCode(basics.links, style.qrCode === 'shown'),
    facts: personalDetailsOf(basics, lang, englishDates),
    intention: intentionOf(intention, lang),
    sections: sections.flatMap(({ drawn }) => drawn),
    styledLines: sections.flatMap(({ styledLines }) => styledLines),
  }
}

function pageStyleOf(style: Resume['style']): PageStyle {
  return {
    page: style.page,
    accent: style.colour,
    font: style.font,
    headingFont: style.headingFont === 'same' ? style.font : style.headingFont,
    latin: style.latin,
    size: style.size,
    leading: style.lineHeight,
    margins: style.margins,
    spacing: style.spacing,
    icons: style.icons,
  }
}

function firstQrCode(links: Resume['basics']['links'], isWanted: boolean): TemplateInput['qrCode'] {
  const link = links.map(({ url }) => linkOf(url)).find((link) => link !== null)
  return link ? { ...qrCodeOf(link.url), ...(isWanted && { wanted: true }) } : null
}
