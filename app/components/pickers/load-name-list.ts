import { parseNameList, type NameEntry, type NameList } from './name-entry'
import type { Picker } from './picker'

const files = {
  authorship: () => import('virtual:names/authorship'),
  availability: () => import('virtual:names/availability'),
  'award-level': () => import('virtual:names/award-level'),
  city: () => import('virtual:names/city'),
  degree: () => import('virtual:names/degree'),
  ethnicity: () => import('virtual:names/ethnicity'),
  fluency: () => import('virtual:names/fluency'),
  gender: () => import('virtual:names/gender'),
  language: () => import('virtual:names/language'),
  'language-test': () => import('virtual:names/language-test'),
  major: () => import('virtual:names/major'),
  marital: () => import('virtual:names/marital'),
  political: () => import('virtual:names/political'),
  salary: () => import('virtual:names/salary'),
  school: () => import('virtual:names/school'),
  status: () => import('virtual:names/status'),
} satisfies Record<Picker, () => Promise<NameList>>

const loaded = new Map<string, Promise<NameEntry[]>>()

/** The list of a picker. @throws TypeError when the network is down; the next call tries again */
export function loadNameList(picker: Picker, inEnglish: boolean): Promise<NameEntry[]> {
  const key = `${picker} ${inEnglish}`
  const list =
    loaded.get(key) ??
    files[picker]().then(
      (module) => parseNameList(module, inEnglish && !namesInBoth.includes(picker)),
      (error: unknown) => {
        loaded.delete(key)
        throw error
      },
    )
  loaded.set(key, list)
  return list
}

/** Their lists have Chinese and English names, each an entry: which one is meant is told by what is typed. */
const namesInBoth: readonly Picker[] = ['major', 'school']
