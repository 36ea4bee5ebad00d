import { expect, test } from 'vitest'
import { article } from '../testing/test-api'
import { contentOfFile, pictureIdsOf, picturesOf } from './article-content'
import { publishProblems } from './publish-problems'

const complete = contentOfFile(article)
const picture = `/photos/${'p'.repeat(32)}`

test('a complete article can go out, with pictures of the photo store', () => {
  expect(publishProblems(complete)).toEqual({})
  expect(publishProblems({ ...complete, text: `看图 ![一页简历](${picture})` })).toEqual({})
})

test.each([
  [{ title: '短' }, { title: 'tooShort:4' }],
  [{ summary: '也短' }, { summary: 'tooShort:10' }],
  [{ tags: [] }, { tags: 'required' }],
  [{ text: '' }, { text: 'required' }],
  [{ text: `![ ](${picture})` }, { text: 'pictureAlt' }],
  [
    { text: '![图](https://elsewhere.example/a.png)' },
    { text: 'pictureSource:https://elsewhere.example/a.png' },
  ],
  [{ cover: 'p'.repeat(32) }, { coverAlt: 'required' }],
])('%j is not enough: %j', (change, problems) => {
  expect(publishProblems({ ...complete, ...change })).toEqual(problems)
})

test('the pictures of a text are found with their ids, each once', () => {
  const text = `![a](${picture}) ![b](${picture}) ![c](/photos/short) [no picture](${picture})`
  expect(picturesOf(text).map(({ alt }) => alt)).toEqual(['a', 'b', 'c'])
  expect(pictureIdsOf({ ...complete, text, cover: 'c'.repeat(32) })).toEqual(['c'.repeat(32), 'p'.repeat(32)])
})
