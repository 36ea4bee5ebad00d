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

describe('a field for a search parameter', () => {
  test('keeps its element after a navigation, with the newly typed text and the focus', () => {
    const { rerender } = render(<Search paramValue="" />)
    const before = field()
    before.focus()
    before.value = '前端工程师'
    rerender(<Search paramValue="前端" />)
    expect(field()).toBe(before)
    expect(document.activeElement).toBe(before)
    expect(before.value).toBe('前端工程师')
  })

  test('follows the URL while it does not have the focus', () => {
    const { rerender } = render(<Search paramValue="前端" />)
    rerender(<Search paramValue="" />)
    expect(field().value).toBe('')
  })

  test.each([
    ['', 0],
    ['后端', 1],
  ])('with “%s” typed before hydration, reports a change %i times', (typed, times) => {
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
