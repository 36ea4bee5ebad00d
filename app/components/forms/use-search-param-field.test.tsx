import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { SearchField } from './search-field'
import { useSearchParamField } from './use-search-param-field'

type SearchProps = { paramValue: string; onChangedBeforeHydration?(field: HTMLInputElement): void }

function Search({ paramValue, onChangedBeforeHydration }: SearchProps) {
  const field = useSearchParamField(paramValue, onChangedBeforeHydration)
  return <SearchField ref={field} label="搜索" name="q" defaultValue={paramValue} />
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' })

describe('a field whose value the address says', () => {
  test('is the same field after an answer, with what was typed meanwhile and with the focus', () => {
    const { rerender } = render(<Search paramValue="" />)
    const before = field()
    before.focus()
    before.value = '前端工程师'
    rerender(<Search paramValue="前端" />)
    expect(field()).toBe(before)
    expect(document.activeElement).toBe(before)
    expect(before.value).toBe('前端工程师')
  })

  test('shows what a way back asks when nobody is at it', () => {
    const { rerender } = render(<Search paramValue="前端" />)
    rerender(<Search paramValue="" />)
    expect(field().value).toBe('')
  })

  test.each([
    ['', 0],
    ['后端', 1],
  ])('that says “%s” before scripts are here asks %i times at once', (typed, times) => {
    const onChangedBeforeHydration = vi.fn()
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(<Search paramValue="" />)
    container.querySelector('input')!.value = typed
    render(<Search paramValue="" onChangedBeforeHydration={onChangedBeforeHydration} />, {
      container,
      hydrate: true,
    })
    expect(onChangedBeforeHydration).toHaveBeenCalledTimes(times)
    expect(field().value).toBe(typed)
  })
})
