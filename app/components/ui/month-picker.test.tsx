import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { readMonth, showMonth } from '#contract/month'
import { MonthPicker } from './month-picker'

const words = {
  open: '选择年月',
  year: '年份',
  back: '上一年',
  on: '下一年',
  clear: '清除',
  now: '至今',
  language: 'zh-CN',
}
let kept: string[]

function Kept({ value }: { value: string }) {
  const [month, setMonth] = useState(value)
  return (
    <MonthPicker
      aria-label="开始"
      value={month}
      read={readMonth}
      show={showMonth}
      words={words}
      onMonth={(next) => (kept.push(next), setMonth(next))}
    />
  )
}
function draw(value: string) {
  kept = []
  render(<Kept value={value} />)
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
async function open() {
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent(field().parentElement!.querySelector('details')!, new Event('toggle'))
  return screen.findByRole('group', { name: '选择年月' })
}

describe('a month that is typed', () => {
  test.each(['2020.09', '2020/9', '2020年9月', '202009', '２０２０．０９'])(
    'reads %s when it is left',
    (text) => {
      draw('')
      type(text)
      expect(field().value).toBe(text)
      fireEvent.blur(field())
      expect([kept.at(-1), field().value]).toEqual(['2020-09', '2020.09'])
    },
  )

  test('reads 至今, and shows it as the word', () => {
    draw('now')
    expect(field().value).toBe('至今')
  })

  test('keeps what is no month as it was typed', () => {
    draw('2020-09')
    type('去年九月')
    fireEvent.blur(field())
    expect([kept.at(-1), field().value]).toEqual(['去年九月', '去年九月'])
  })
})

describe('a month that is chosen', () => {
  test('is one of the year at hand, and the field has the focus again', async () => {
    draw('2020-09')
    const panel = await open()
    expect(screen.getByRole('button', { name: '9月', pressed: true })).toBe(document.activeElement)
    fireEvent.click(screen.getByRole('button', { name: '上一年' }))
    fireEvent.click(screen.getByRole('button', { name: '3月' }))
    expect([kept.at(-1), field().value, document.activeElement]).toEqual(['2019-03', '2019.03', field()])
    expect(panel.isConnected).toBe(false)
  })

  test('is reached by keys, over the end of the year', async () => {
    draw('2020-12')
    await open()
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('1月'))
    fireEvent.click(document.activeElement!)
    expect(kept.at(-1)).toBe('2021-01')
  })

  test.each([
    ['至今', 'now', '至今'],
    ['清除', '', ''],
  ])('can be %s', async (name, value, shown) => {
    draw('2020-09')
    await open()
    fireEvent.click(screen.getByRole('button', { name }))
    expect([kept.at(-1), field().value]).toEqual([value, shown])
  })
})
