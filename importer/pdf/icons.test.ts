import { expect, test } from 'vitest'
import { markIcons, withoutIcons } from './icons'

const item = (text: string, font: string) => ({
  text,
  font,
  x: 0,
  y: 0,
  width: 5,
  size: 10,
  isRotated: false,
})
const fonts = new Map([
  ['f1', 'ABCDEF+FontAwesome5Free-Solid'],
  ['f2', 'ABCDEF+Wingdings-Regular'],
  ['f3', 'ABCDEF+Tinos'],
])
const textsOf = (texts: string[]) => withoutIcons(texts.map((text) => ({ text }))).map(({ text }) => text)
const [phone, circle] = ['\ue0d7', '\ue066']

test('what a font of pictures draws is no text, whatever its code stands for', () => {
  const [icon, text] = markIcons([item('×', 'f1'), item('×', 'f3')], fonts)
  expect(icon!.text).toMatch(/^\p{Co}$/u)
  expect(text!.text).toBe('×')
})

test('a bullet of Wingdings is one', () => {
  expect(markIcons([item('l', 'f2')], fonts)[0]!.text).toBe('●')
})

test('a picture before a contact is left out, and parts it from the one before', () => {
  expect(
    textsOf([`${phone} 13800001234`, `${phone} 138 · \ue111 a@b.cn`, `2023.03 - 至今 ${phone} 上海`]),
  ).toEqual(['13800001234', '138 · a@b.cn', '2023.03 - 至今\t上海'])
})

test('a picture that begins several texts is the sign of items', () => {
  expect(
    textsOf([`${circle} 负责对账引擎的重构与上线，覆盖全部渠道`, `${circle} 设计本地消息表的幂等方案并推广`]),
  ).toEqual(['• 负责对账引擎的重构与上线，覆盖全部渠道', '• 设计本地消息表的幂等方案并推广'])
})

test('a calendar before dates is no sign of items', () => {
  expect(textsOf([`${circle} 2023.03 - 2024.05`, `${circle} 2021.03 - 2022.05`])).toEqual([
    '2023.03 - 2024.05',
    '2021.03 - 2022.05',
  ])
})
