import * as authorship from 'virtual:names/authorship'
import * as availability from 'virtual:names/availability'
import * as awardLevel from 'virtual:names/award-level'
import * as city from 'virtual:names/city'
import * as degree from 'virtual:names/degree'
import * as ethnicity from 'virtual:names/ethnicity'
import * as fluency from 'virtual:names/fluency'
import * as gender from 'virtual:names/gender'
import * as language from 'virtual:names/language'
import * as languageTest from 'virtual:names/language-test'
import * as marital from 'virtual:names/marital'
import * as political from 'virtual:names/political'
import * as salary from 'virtual:names/salary'
import * as status from 'virtual:names/status'
import { parseNameList, type NameList } from './name-entry'
import type { Picker } from './picker'

/** In the page, so no longer than people scroll through. Of the cities the largest. */
const longest = 60

const lists: Partial<Record<Picker, NameList>> = import.meta.env.SSR
  ? {
      ...{ authorship, availability, 'award-level': awardLevel, city, degree, ethnicity, fluency, gender },
      ...{ language, 'language-test': languageTest, marital, political, salary, status },
    }
  : {}

/** Reading the lists and rendering 240 options would be a tenth of the edit page's time. */
const made = new Map<boolean, string>()

/** The lists as HTML, made once for each language. */
function datalists(inEnglish: boolean): string {
  const html = made.get(inEnglish) ?? Object.entries(lists).map(toDatalist).join('')
  made.set(inEnglish, html)
  return html

  function toDatalist([picker, list]: [string, NameList]): string {
    const options = parseNameList(list, inEnglish)
      .slice(0, longest)
      .map(({ name }) => {
        if (/[<>&"]/.test(name)) throw new Error(`a name that HTML would have to escape: ${name}`)
        return `<option value="${name}"></option>`
      })
    return `<datalist id="list-${picker}">${options.join('')}</datalist>`
  }
}

/** What fields are picked from where there are no scripts: the datalists that PickerInput names. */
export function PickerDatalists({ inEnglish = false }: { inEnglish?: boolean }) {
  // A browser with scripts reads nothing in here, and loads each list when its field needs it (load-name-list.ts).
  if (!import.meta.env.SSR) return <noscript />
  return <noscript dangerouslySetInnerHTML={{ __html: datalists(inEnglish) }} />
}
