import { addCustomField, setField, type Person } from './set-personal-detail'

const status = /^(?:离职|在职|在校|应届生?)\s?[-–—－·，,]\s?\S{2,12}$|^(?:随时到岗|暂不考虑(?:机会)?)$/u
const years = /^(\d{1,2}年(?:以上)?)(?:工作)?经验$/u
const age = /^(\d{2})\s?岁$/u
const home = /^现?居住(?:于|在|地)?\s?[:：]?\s?(\p{Script=Han}{2,12}(?:[-—·]\p{Script=Han}{2,10})?)$/u

/** Places what job sites say of a person without a label: `离职-随时到岗`, `6年经验`, `现居住杭州`. @returns whether it was one */
export function placeKnownFact(person: Person, part: string): boolean {
  if (part.length > 30) return false
  if (status.test(part)) return setField(person, { in: 'intention', field: 'status' }, part)
  const [, city] = home.exec(part) ?? []
  if (city !== undefined) return setField(person, { in: 'basics', field: 'city' }, city)
  const [, time] = years.exec(part) ?? []
  if (time !== undefined) return addCustomField(person, { label: '工作年限', value: time })
  const [, born] = age.exec(part) ?? []
  return born !== undefined && addCustomField(person, { label: '年龄', value: `${born}岁` })
}

/** Without the words of such a fact that its field does not say. */
export const withoutKnownWords = (part: string): string =>
  part.length > 30 ? part : (home.exec(part)?.[1] ?? years.exec(part)?.[1] ?? part)
