import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { lineOf, type Line } from '../line'

const maxLength = 200
/** What one applies for, and where, for how much, from when: `希望在杭州、上海工作`, `一个月内到岗`. */
const position = /^(?:应聘|求职意向为|希望应聘)([^：:]{2,40})$/u
const wishes: [label: string, pattern: RegExp][] = [
  ['意向城市', /^(?:希望|期望)在(.{2,40})(?:工作|发展|就业)$/u],
  ['期望薪资', /^(?:期望|希望)(?:薪资|薪酬|月薪|年薪)[为是：:]?\s?(\S.{1,30})$/u],
  ['到岗时间', /^(?:到岗时间[为是：:]?)?(.{1,30}(?:到岗|入职|上岗))$/u],
  ['到岗时间', /^到岗时间[为是：:]?\s?(\S.{1,30})$/u],
]

/** A sentence of wishes, `应聘后端工程师，希望在杭州工作，在职`, as lines with labels; its last words say how one stands now. */
export function readWishes(line: Line): Line[] {
  if (line.isListItem || line.level > 0 || line.plain.length > maxLength) return [line]
  const text = line.plain.trim().replace(/。$/u, '')
  if (!position.test(text.split('，')[0]!)) return [line]
  const [first = '', ...others] = text.split('，')
  const found = [`应聘岗位：${position.exec(first)![1]!}`]
  let known = 0
  for (const part of others) {
    const wish = wishes.find(([, pattern]) => pattern.test(part))
    if (!wish) break
    found.push(`${wish[0]}：${wish[1].exec(part)![1]!}`)
    known++
  }
  if (known === 0) return [line]
  const status = others.slice(known).join('，')
  if (status !== '') found.push(`求职状态：${status}`)
  return found.map((plain) => lineOf(plain, { markdown: escapeMarkdown(plain), startsParagraph: true }))
}
