import { templatePicture } from '#app/components/thumbnails/template-picture'
import { thumbnailSources } from '#app/components/thumbnails/thumbnail-sources'
import { breakableName } from './breakable-name'
import type { EditorTemplate } from './editor-template'

type PlainCardsProps = { templates: readonly EditorTemplate[]; language: 'zh' | 'en' }

/**
 * Cards of templates of which none is chosen, for browsers without scripts: as text, because rendering them would be a sixth of
 * the edit page's time.
 */
export function PlainCards({ templates, language }: PlainCardsProps) {
  const html = import.meta.env.SSR ? templates.map((one) => cardHtml(one, language)).join('') : ''
  // A browser with scripts reads nothing in here.
  return <noscript className="contents" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

/** What template-picker.tsx renders for a template that is not chosen. */
function cardHtml({ id, version, name }: EditorTemplate, language: 'zh' | 'en'): string {
  const { src, srcSet, width, height } = thumbnailSources(templatePicture(id, language))
  const sources = srcSet.replaceAll('&', '&amp;')
  return (
    `<div data-template="${id}"><label><input type="radio" name="style.template" value="${id}@${version}" class="sr-only"/>` +
    `<img src="${src}" srcset="${sources}" width="${width}" height="${height}" sizes="120px" alt="" loading="lazy"/>` +
    `<span class="template-name">${escapeHtml(breakableName(name[language]))}</span></label></div>`
  )
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter]!)
