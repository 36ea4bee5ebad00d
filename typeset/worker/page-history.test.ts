import { expect, test } from 'vitest'
import type { SvgPage } from '../svg/split-svg'
import type { PreviewPages } from './job'
import { createPageHistory } from './page-history'

const page = (hash: string, body: string): SvgPage => ({ hash, width: 595, height: 842, body })
const preview = (pages: SvgPage[]) => ({ pages }) as PreviewPages
const body = ['one', 'two', 'three', 'four'].join('\n')

test('a page whose base it drew is told by its change', () => {
  const history = createPageHistory()
  history.shorten([page('h1', body)], preview([page('h1', body)]), undefined)
  const after = page('h2', body.replace('two', 'zwei'))
  const known = { glyphIds: [], pageHashes: ['h1'] }
  expect(history.shorten([after], preview([after]), known).pages).toEqual([
    { hash: 'h2', width: 595, height: 842, changed: { base: 'h1', runs: [[1, 1, ['zwei']]] } },
  ])
})

test('an empty page is remembered like any other', () => {
  const history = createPageHistory()
  history.shorten([page('h0', '')], preview([page('h0', '')]), undefined)
  const after = page('h1', body)
  const known = { glyphIds: [], pageHashes: ['h0'] }
  expect(history.shorten([after], preview([after]), known).pages).toEqual([after])
})
