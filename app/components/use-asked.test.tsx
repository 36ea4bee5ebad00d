import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { SearchField } from './search-field'
import { useAsked } from './use-asked'

type SearchProps = { asked: string; onAhead?(field: HTMLInputElement): void }

function Search({ asked, onAhead }: SearchProps) {
  const field = useAsked(asked, onAhead)
  return <SearchField ref={field} label="搜索" name="q" defaultValue={asked} />
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' })

describe('a field whose value the address says', () => {
  test('is the same field after an answer, with what was typed meanwhile and with the focus', () => {
    const { rerender } = render(<Search asked="" />)
    const before = field()
    before.focus()
    before.value = '前端工程师'
    rerender(<Search asked="前端" />)
    expect(field()).toBe(before)
    expect(document.activeElement).toBe(before)
    expect(before.value).toBe('前端工程师')
  })

  test('shows what a way back asks when nobody is at it', () => {
    const { rerender } = render(<Search asked="前端" />)
    rerender(<Search asked="" />)
    expect(field().value).toBe('')
  })

  test.each([
    ['', 0],
    ['后端', 1],
  ])('that says “%s” before scripts are here asks %i times at once', (typed, times) => {
    const onAhead = vi.fn()
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Search asked="" />)
    container.querySelector('input')!.value = typed
    render(<Search asked="" onAhead={onAhead} />, { container, hydrate: true })
    expect(onAhead).toHaveBeenCalledTimes(times)
    expect(field().value).toBe(typed)
  })
})
