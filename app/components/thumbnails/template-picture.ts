/**
 * The address of a template's picture with the sample of a page's language. The language is a part of it, so that no cache
 * keeps one for the other; an address without one means Chinese.
 */
export function templatePicture(id: string, language: string): string {
  const path = `/thumbnails/templates/${id}`
  return language === 'en' ? `${path}?${englishPicture}` : path
}

const englishPicture = 'language=en'

/** What an address of templatePicture() asks for. */
export const pictureLanguage = (query: Pick<URLSearchParams, 'get'>): 'zh' | 'en' =>
  query.get('language') === 'en' ? 'en' : 'zh'
