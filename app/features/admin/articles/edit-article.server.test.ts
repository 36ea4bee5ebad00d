import { describe, expect, test } from 'vitest'
import type { ApiResolvers } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { runArticleAction, type SavePicture } from './edit-article.server'

const typed = {
  ...{ id: 'a1', seen: '3', latest: '5', slug: 'pay-talk', type: 'guide', title: '薪资怎么谈' },
  ...{ summary: '', tags: '薪资，谈判、 offer ', text: '第一段\n第二段', cover: '', coverAlt: '' },
}
const id = 'p'.repeat(32)

function run(intent: string, more: Record<string, string | File> = {}, answers: ApiResolvers = {}) {
  const api = fakeApiClient({
    saveArticle: () => ({ id: 'a1', revision: 4 }),
    changeArticle: () => ({}),
    ...answers,
  })
  const form = formOf({ ...typed, intent })
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  const savePicture: SavePicture = async (file) =>
    file.type === 'image/png' ? { id } : { problem: 'photoNotImage' }
  return { api, outcome: runArticleAction(form, { api, language: 'zh', savePicture }) }
}

describe('a button of the editor', () => {
  test('saves what was typed, with its tags told apart', async () => {
    const { api, outcome } = run('save')
    expect(await outcome).toEqual({ done: 'save', to: '/admin/articles/a1?saved=4' })
    expect(api.calls).toMatchObject([['saveArticle', { id: 'a1', seen: 3, tags: ['薪资', '谈判', 'offer'] }]])
  })

  test('saves before it publishes, and publishes what it saved', async () => {
    const { api, outcome } = run('publish')
    expect(await outcome).toMatchObject({ done: 'publish' })
    expect(api.calls.map(([name]) => name)).toEqual(['saveArticle', 'changeArticle'])
    expect(api.calls[1]).toMatchObject(['changeArticle', { id: 'a1', seen: 4, to: 'publish' }])
  })

  test('returns the form for the saved revision when the text cannot go out', async () => {
    const { outcome } = run('publish', { id: '' }, { changeArticle: failingWith(-8002) })
    expect(await outcome).toMatchObject({
      status: 422,
      result: { initialValue: { id: 'a1', seen: '4', title: typed.title }, error: { '': ['不行'] } },
    })
  })

  test('schedules for a time in China', async () => {
    const { api, outcome } = run('schedule', { at: '2026-12-01', time: '9：00' })
    expect(await outcome).toMatchObject({ done: 'schedule' })
    expect(api.calls[1]).toMatchObject(['changeArticle', { to: 'schedule', at: Date.UTC(2026, 11, 1, 1) }])
  })

  test.each([
    ['', ''],
    ['2026-12-01', '25:00'],
    ['2026-13-01', '9:00'],
  ])('tells that %j at %j is no time, and has saved the text', async (at, time) => {
    const { api, outcome } = run('schedule', { at, time })
    expect(await outcome).toMatchObject({
      status: 422,
      result: { error: { at: [expect.stringContaining('未来一年内')] } },
    })
    expect(api.calls.map(([name]) => name)).toEqual(['saveArticle'])
  })

  test('saves over the text of another admin only when asked to', async () => {
    const { api, outcome } = run('overwrite')
    expect(await outcome).toMatchObject({ done: 'save' })
    expect(api.calls).toMatchObject([['saveArticle', { seen: 5 }]])
  })

  test('deletes the article without saving its text', async () => {
    const { api, outcome } = run('delete')
    expect(await outcome).toEqual({ done: 'delete', to: '/admin/articles' })
    expect(api.calls).toEqual([['changeArticle', { id: 'a1', seen: 3, to: 'delete' }]])
  })

  test.each(['unschedule', 'withdraw'])('saves what was typed before it does %s', async (intent) => {
    const { api, outcome } = run(intent)
    expect(await outcome).toEqual({ done: intent, to: '/admin/articles/a1?saved=4' })
    expect(api.calls).toMatchObject([
      ['saveArticle', { text: typed.text }],
      ['changeArticle', { id: 'a1', seen: 4, to: intent }],
    ])
  })

  test('saves what was typed before it asks whether to withdraw', async () => {
    const { api, outcome } = run('askWithdraw')
    expect(await outcome).toEqual({ to: '/admin/articles/a1?saved=4&do=withdraw' })
    expect(api.calls).toMatchObject([['saveArticle', { text: typed.text }]])
  })

  test('saves what was typed before an earlier version is restored', async () => {
    const { api, outcome } = run('restore:2', {}, { restoreArticle: () => ({ id: 'a1', revision: 5 }) })
    expect(await outcome).toEqual({ done: 'restore', to: '/admin/articles/a1?restored=2-4' })
    expect(api.calls).toMatchObject([
      ['saveArticle', { text: typed.text }],
      ['restoreArticle', { id: 'a1', seen: 4, revision: 2 }],
    ])
  })

  test.each(['askWithdraw', 'withdraw', 'unschedule', 'restore:2'])(
    'keeps what was typed and does nothing else on %s, when the text cannot be saved',
    async (intent) => {
      const { api, outcome } = run(intent, { title: '' })
      expect(await outcome).toMatchObject({
        status: 422,
        result: { initialValue: { text: typed.text }, error: { title: expect.any(Array) as string[] } },
      })
      expect(api.calls).toEqual([])
    },
  )

  test('returns what was typed for a preview, complete or not', async () => {
    const { outcome } = run('preview', { title: '' })
    expect(await outcome).toMatchObject({
      status: 200,
      result: { isPreview: true, initialValue: { text: typed.text } },
    })
  })

  test('is refused when nobody knows it', async () => {
    await expect(run('explode').outcome).rejects.toMatchObject({ status: 400 })
  })
})

describe('a picture', () => {
  const png = new File(['png'], 'a.png', { type: 'image/png' })

  test.each([
    ['', `第一段\n第二段\n\n![一张图](/photos/${id})\n\n`],
    ['3', `第一段\n\n![一张图](/photos/${id})\n\n第二段`],
  ])('is inserted at the caret %j, with its description', async (caret, text) => {
    const { outcome } = run('picture', { pictureFile: png, pictureAlt: ' 一张图 ', caret })
    expect(await outcome).toMatchObject({
      status: 200,
      result: { insertedPicture: id, initialValue: { text } },
    })
  })

  test('becomes the cover', async () => {
    const { outcome } = run('cover', { pictureFile: png, pictureAlt: '一张图' })
    expect(await outcome).toMatchObject({
      result: { initialValue: { cover: id, coverAlt: '一张图', text: typed.text } },
    })
  })

  test.each([
    [{ pictureAlt: '图' }, 'pictureFile', '请选择一张图片'],
    [{ pictureFile: png, pictureAlt: ' ' }, 'pictureAlt', '请填写此项'],
    [
      { pictureFile: new File(['x'], 'a.txt'), pictureAlt: '图' },
      'pictureFile',
      '仅支持 JPG、PNG 或 WebP 格式的照片',
    ],
  ])(
    'is refused as %j, and what was typed stays',
    async (more: Record<string, string | File>, field, message) => {
      const { outcome } = run('picture', more)
      expect(await outcome).toMatchObject({
        status: 422,
        result: { error: { [field]: [message] }, initialValue: { text: typed.text } },
      })
    },
  )
})
