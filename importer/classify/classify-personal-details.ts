import { bareAddress } from './bare-address'
import { isFieldLabel, targetOfLabel } from './field-labels'
import {
  cityPattern,
  emailPattern as email,
  genderPattern as gender,
  phonePattern as phone,
  politicsPattern as politics,
} from '#resume-model/lines/recognise-part'
import { joinLabelsWithValues } from './join-labels-with-values'
import { createPartsReader, isRowOfForm } from './label-parts'
import { placeKnownFact } from './known-facts'
import { isPlace } from './place-names'
import { parseSectionHeading } from './section-headings'
import { addCustomField, setField, type Person } from './set-personal-detail'
import { characterCount, type Line } from '../line'
import { parseLabelledValue, splitLineIntoParts } from '#resume-model/lines/split-line'

const address = /(?:https?:\/\/|www\.)[^\s，。；、|｜]+|(?:github|gitee|linkedin)\.com\/[^\s，。；、|｜]+/i
/** A name, and an address or what may be one behind it. */
const nameAndWord = /^(\S.{0,30}?)\s+(\S+)$/u
/** A position, where it stands beside wishes that have labels. */
const positionBesideFacts = /^\p{L}[\p{L} /／（）()·、&+-]{1,29}$/u

/** Parses personal details: contacts, facts, intention. @returns the lines that fit nowhere, unchanged */
export function classifyPersonalDetails(person: Person, lines: Line[], hasName: boolean): string[] {
  const unclassified: string[] = []
  let isNameFound = hasName
  const readParts = createPartsReader(lines.map(readable))
  const readableLines = lines.map(readable).filter((one) => !isHeading(one))
  for (const line of joinLabelsWithValues(readableLines.flatMap(nameApart))) {
    if (!isNameFound && isName(line)) {
      isNameFound = setField(person, { in: 'basics', field: 'name' }, joinSpacedName(line.plain.trim()))
      if (isNameFound) continue
    }
    const parts = splitIntoParts(line, readParts(line))
    const unclassifiedParts = parts.filter((part) => !classifyPart(person, part, line))
    if (takePosition(person, parts, unclassifiedParts, line)) continue
    unclassified.push(
      ...(unclassifiedParts.length === parts.length
        ? [line.plain.replaceAll('\t', '  ')]
        : unclassifiedParts),
    )
  }
  return unclassified
}

/** What comes first in a line whose other parts have labels: `大区销售总监  意向城市：西安`, or two words: `内科 主治医师`. */
function takePosition(
  person: Person,
  parts: readonly string[],
  unclassified: readonly string[],
  { plain, isListItem }: Line,
): boolean {
  const [first = ''] = unclassified
  if (parts.length === 2 && unclassified.length === 2 && !isListItem && positionBesideFacts.test(plain))
    return setField(person, { in: 'intention', field: 'position' }, plain.trim())
  return (
    unclassified.length === 1 &&
    parts.length > 1 &&
    first === parts[0] &&
    positionBesideFacts.test(first) &&
    setField(person, { in: 'intention', field: 'position' }, first)
  )
}

/** The name is a short line of its own and comes first. */
function isName({ plain, level }: Line): boolean {
  const text = plain.trim()
  if (parseSectionHeading(text) || isFieldLabel(text.split(/\s/)[0]!)) return false
  const isShort = characterCount(text) <= (level > 0 ? 60 : 30)
  return isShort && (level > 0 ? !/[@：:\t]/.test(text) : /^[\p{L}][\p{L}\s.·•'’-]*$/u.test(text))
}

/** A large name with a contact at the end of its line, or with the position behind a bar: lines of their own. */
function nameApart(line: Line): Line[] {
  const [first = '', ...others] = line.level === 1 ? splitLineIntoParts(line.plain) : []
  const isApart = others.length > 0 && others.length <= 3 && !/\s[·•]\s/u.test(line.plain)
  return isApart && isName({ ...line, plain: first })
    ? [{ ...line, plain: first }, ...others.map((plain) => ({ ...line, plain, level: 0 }))]
    : [line]
}

/** Removes the spaces in `王 小 明`. */
function joinSpacedName(name: string): string {
  return /^\p{Script=Han}(?:\s+\p{Script=Han}){1,3}$/u.test(name) ? name.replace(/\s+/g, '') : name
}

/** Signs that stand for a label: ☎ ✉, and those of icon fonts. */
const icon = /^[\p{So}\p{Co}]+\s*/u
const withoutIcon = (line: Line): Line => {
  const plain = line.plain.replace(icon, '')
  return plain === '' || plain === line.plain ? line : { ...line, plain }
}

/** `电话：` and its number, in cells of their own. */
const withoutTabAfterColon = (line: Line): Line => ({
  ...line,
  plain: line.plain.replace(/([：:])\t/gu, '$1'),
})

const isHeading = ({ plain }: Line) => parseSectionHeading(plain)?.kind === 'head' && !isFieldLabel(plain)

/** A sign between facts, where the line ends at it. */
const withoutLastSign = (line: Line): Line => ({
  ...line,
  plain: line.plain.replace(/(?<!\s)\s?[|｜·•]\s?$/u, ''),
})

const readable = (line: Line) => withoutNameOfRow(withoutTabAfterColon(withoutIcon(withoutLastSign(line))))

/** What names the facts beside it says nothing by itself: `基本信息`, `执业信息`. */
export const isNameOfRow = (text: string) =>
  parseSectionHeading(text)?.kind === 'head' || /^\p{Script=Han}{2,4}(?:信息|资料|情况)$/u.test(text)

function withoutNameOfRow(line: Line): Line {
  const [name = '', ...facts] = line.plain.split('\t')
  if (facts.length === 0 || !isNameOfRow(name)) return line
  const plain = facts.join('\t')
  const areNamed = isFieldLabel(name)
    ? !isRowOfForm(splitLineIntoParts(line.plain)) && beginsWithFact(plain)
    : parseSectionHeading(name) !== undefined || (facts.length > 1 && isRowOfForm(facts))
  return areNamed ? { ...line, plain } : line
}

/** More than the value of a label before it: a label of its own, or a contact beside others. */
function beginsWithFact(text: string): boolean {
  const [first = '', ...others] = splitLineIntoParts(text)
  const isContact = [email, phone].some((one) => one.exec(first)?.[0] === first)
  return isFieldLabel(first.split(/[\s:：]/u)[0]!) || (isContact && others.length > 0)
}

/** Splits a line into parts; a labelled line stays one part unless every piece is recognisable by itself. */
function splitIntoParts(line: Line, parts: string[]): string[] {
  const whole = parseLabelledValue(line.plain.trim())
  if (!whole || parts.length === 1) return whole ? [line.plain.trim()] : parts
  return parts.every(isRecognizable) ? parts : joinUnrecognizable(parts)
}

/** Whether the meaning of a part is known, by a label or by its format. */
function isRecognizable(part: string): boolean {
  return (
    parseLabelledValue(part) !== undefined ||
    [email, phone, address, politics, gender].some((one) => one.test(part))
  )
}

/** Whether a part is a label and a whole contact, to which nothing belongs any more. */
function isLabelledContact(part: string): boolean {
  const value = parseLabelledValue(part)?.value ?? ''
  return value.length <= maxPartLength && [email, phone].some((one) => one.exec(value)?.[0] === value)
}

/** Appends unrecognisable parts to the part before: `意向城市：苏州 上海`. */
function joinUnrecognizable(parts: string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before === undefined || isRecognizable(part) || isLabelledContact(before)) joined.push(part)
    else joined[joined.length - 1] = `${before} ${part}`
  }
  return joined
}

const isCity = (part: string) => cityPattern.test(part) || isPlace(part)

/** Longer than any contact. Limits the work, because each match scans the part again. */
const maxPartLength = 600

function classifyPart(person: Person, part: string, line: Line): boolean {
  if (part.length > maxPartLength) return false
  const labelParts = parseLabelledValue(part)
  if (labelParts) {
    const place = targetOfLabel(labelParts.label)
    const isLink =
      !place &&
      (address.exec(labelParts.value)?.[0] === labelParts.value || bareAddress.test(labelParts.value))
    if (isLink && setField(person, { in: 'links' }, labelParts.value, labelParts.label)) return true
    return (
      (place && setField(person, place, labelParts.value, labelParts.label)) ||
      addCustomField(person, labelParts)
    )
  }
  const whole = (found: RegExpExecArray | null) => found?.[0] === part
  if (whole(email.exec(part))) return setField(person, { in: 'basics', field: 'email' }, part)
  if (whole(phone.exec(part))) return setField(person, { in: 'basics', field: 'phone' }, part)
  if (whole(address.exec(part)) || bareAddress.test(part)) return setField(person, { in: 'links' }, part, '')
  if (politics.test(part)) return setField(person, { in: 'basics', field: 'politicalStatus' }, part)
  if (gender.test(part)) return setField(person, { in: 'basics', field: 'gender' }, part)
  if (placeKnownFact(person, part)) return true
  if (isCity(part) && !targetOfLabel(part) && person.basics.city === '')
    return setField(person, { in: 'basics', field: 'city' }, part)
  const [, label = '', labelledUrl = ''] = nameAndWord.exec(part) ?? []
  const isUrl = address.exec(labelledUrl)?.[0] === labelledUrl || bareAddress.test(labelledUrl)
  if (
    label !== '' &&
    isUrl &&
    !label.split(/\s+/).some((word) => isRecognizable(word) || cityPattern.test(word))
  )
    if (setField(person, { in: 'links' }, labelledUrl, label)) return true
  const found = email.exec(part) ?? phone.exec(part) ?? address.exec(part)
  if (found) {
    const rest = [part.slice(0, found.index), part.slice(found.index + found[0].length)].map((text) =>
      text.trim(),
    )
    return (
      classifyPart(person, found[0], line) &&
      rest
        .filter(Boolean)
        .every(
          (text) => classifyPart(person, text, line) || addCustomField(person, { label: '', value: text }),
        )
    )
  }
  // A short line of its own: the position they apply for.
  const isAlone = part === line.plain.trim() && !line.isListItem
  return (
    isAlone && characterCount(part) <= 60 && setField(person, { in: 'intention', field: 'position' }, part)
  )
}
