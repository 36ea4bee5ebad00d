import { beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '#contract/http/endpoints'
import { ApiCodes } from '#contract/http/api-codes'
import { photoLifeMs } from '../lifetimes'
import { deleteExpired } from '../db/delete-expired'
import { listProducts, updateProduct } from '../membership/plans-and-products/products.queries'
import { databases } from '../testing/databases'
import { article as file, useTestApi } from '../testing/test-api'
import { createTestAdmin, type TestUser } from '../testing/test-person'
import { contentOfFile } from './article-content'

const hour = 3_600_000
const written = { ...contentOfFile(file), title: '谈薪资的三个时机', text: '先等对方开口。' }
const soon = { ...file, id: 'soon', title: '还没有发布的文章' }

describe.each(databases)('articles written in the browser on $name', ({ empty }) => {
  const api = useTestApi(empty, { drafts: [soon] })
  let admin: TestUser
  beforeAll(async () => {
    admin = await createTestAdmin(api)
  })

  async function save(change: Partial<InputOf<'saveArticle'>> = {}) {
    const { code, data } = await admin.call('saveArticle', {
      id: '',
      seen: 0,
      slug: '',
      ...written,
      ...change,
    })
    expect([code, data.errorMsg]).toEqual([0, undefined])
    return data as { id: string; revision: number }
  }
  const change = async (id: string, to: InputOf<'changeArticle'>['to'], seen: number, at?: number) =>
    admin.call('changeArticle', { id, to, seen, ...(at !== undefined && { at }) })
  const details = async (id: string) => (await admin.call('readArticleAsAdmin', { id })).data
  const titles = async () =>
    ((await api.call('listBlogs', {})).data.blogs as { title: string }[]).map(({ title }) => title)
  const version = async () => (await api.call('readShownVersion', {})).data as unknown as string

  test('a new article gets an address, is seen by nobody until it is published, and by all at once then', async () => {
    const before = await version()
    const { id, revision } = await save()
    expect(await details(id)).toMatchObject({
      slug: 'tan-xin-zi-de-san-ge-shi-ji',
      state: 'draft',
      isSlugFixed: false,
    })
    expect([await titles(), await version()]).toEqual([[file.title], before])
    expect((await change(id, 'publish', revision)).code).toBe(0)
    expect(await version()).not.toBe(before)
    expect(await titles()).toEqual([file.title, written.title])
    const { data } = await api.call('readBlog', { id: 'tan-xin-zi-de-san-ge-shi-ji' })
    expect(data).toMatchObject({ title: written.title, date: '2026-05-01', newer: { id: file.id } })
    expect(await change(id, 'publish', revision)).toMatchObject({ code: ApiCodes.conflict })

    const edited = await save({ id, seen: revision, title: '谈薪资的四个时机' })
    expect(await details(id)).toMatchObject({ state: 'published', hasChanges: true, isSlugFixed: true })
    expect(await titles()).toContain(written.title)
    await change(id, 'publish', edited.revision)
    expect(await titles()).toContain('谈薪资的四个时机')
    await change(id, 'withdraw', 0)
    expect(await details(id)).toMatchObject({ state: 'withdrawn' })
    expect(await titles()).toEqual([file.title])
    expect((await change(id, 'delete', edited.revision)).code).toBe(0)
    expect((await admin.call('readArticleAsAdmin', { id })).code).toBe(ApiCodes.notFound)
  })

  test('a scheduled article appears by itself, and its time can be taken back', async () => {
    const { id, revision } = await save({ title: '十一月的招聘会', slug: 'job-fairs' })
    expect(await change(id, 'schedule', revision, api.time.now)).toMatchObject({
      data: { fields: { at: 'futureTime' } },
    })
    await change(id, 'schedule', revision, api.time.now + hour)
    expect(await details(id)).toMatchObject({ state: 'scheduled', scheduledAt: api.time.now + hour })
    await change(id, 'unschedule', revision)
    expect(await details(id)).toMatchObject({ state: 'draft', scheduledAt: null })
    await change(id, 'schedule', revision, api.time.now + hour)
    const before = await version()
    api.time.now += hour - 1
    expect([await titles(), await version()]).toEqual([[file.title], before])
    api.time.now += 1
    expect(await titles()).toContain('十一月的招聘会')
    expect(await version()).not.toBe(before)
    expect(await details(id)).toMatchObject({ state: 'published', scheduledAt: null, hasChanges: false })
    await change(id, 'delete', revision)
    expect(await titles()).toEqual([file.title])
  })

  test('an edited file is overridden once it is published, a withdrawn one is hidden, a deleted edit gives it back', async () => {
    const edited = await save({ ...contentOfFile(file), id: file.id, title: '数字从账上来' })
    expect(await titles()).toEqual([file.title])
    await change(file.id, 'publish', edited.revision)
    expect(await titles()).toEqual(['数字从账上来'])
    expect((await api.call('readBlog', { id: file.id })).data).toMatchObject({ date: file.date })
    await change(file.id, 'withdraw', edited.revision)
    expect(await titles()).toEqual([])
    expect((await details(file.id)).versions.map(({ title }: { title: string }) => title)).toEqual([
      '数字从账上来',
      file.title,
    ])
    await change(file.id, 'delete', edited.revision)
    expect(await titles()).toEqual([file.title])
    expect(await details(file.id)).toMatchObject({ state: 'published', revision: 0, isFile: true, by: null })
  })

  test('a file can be withdrawn untouched, and a draft of a file be published', async () => {
    await change(file.id, 'withdraw', 0)
    expect(await titles()).toEqual([])
    await change('soon', 'publish', 0)
    expect(await titles()).toEqual([soon.title])
    await change(file.id, 'publish', 0)
    expect(await titles()).toEqual([file.title, soon.title])
    for (const id of [file.id, 'soon']) await change(id, 'delete', 0)
    expect(await titles()).toEqual([file.title])
  })

  test('an article says what the plans cost and include at present, in its preview too', async () => {
    const text = '基础月卡 {{basic.price}}，每月下载 {{basic.downloads}}。'
    const { id, revision } = await save({ title: '月卡怎么选', slug: 'which-plan', text })
    await change(id, 'publish', revision)
    const read = async () => (await api.call('readBlog', { id: 'which-plan' })).data.text
    expect(await read()).toBe('基础月卡 ¥9.9，每月下载 30 次。')
    const { id: plan, price_fen: price } = (await listProducts(api.db)).find((one) => one.id === '200')!
    await updateProduct(api.db, plan, { price_fen: 1290 })
    expect(await read()).toBe('基础月卡 ¥12.9，每月下载 30 次。')
    expect((await admin.call('previewArticle', { id })).data.text).toBe('基础月卡 ¥12.9，每月下载 30 次。')
    expect((await details(id)).content.text).toBe(text)
    await updateProduct(api.db, plan, { price_fen: price })
    await change(id, 'delete', revision)
  })

  test('the second of two admins is told, and both texts stay in the history, from where each comes back', async () => {
    const other = await createTestAdmin(api)
    const { id, revision } = await save({ title: '两个人写的文章' })
    const theirs = { ...written, id, seen: revision, slug: '', title: '对方写的文章' }
    expect((await other.call('saveArticle', theirs)).code).toBe(0)
    const mine = { ...theirs, title: '我写的文章' }
    const refused = await admin.call('saveArticle', mine)
    expect(refused).toMatchObject({ code: ApiCodes.conflict })
    expect(await change(id, 'publish', revision)).toMatchObject({ code: ApiCodes.conflict })
    await save({ ...mine, seen: 2 })
    const { versions } = await details(id)
    expect(versions.map(({ title }: { title: string }) => title)).toEqual([
      '我写的文章',
      '对方写的文章',
      '两个人写的文章',
    ])
    expect((await admin.call('previewArticle', { id, revision: 2 })).data).toMatchObject({
      title: '对方写的文章',
    })
    expect((await admin.call('restoreArticle', { id, seen: 3, revision: 2 })).data).toEqual({
      id,
      revision: 4,
    })
    expect(await details(id)).toMatchObject({ title: '对方写的文章' })
    expect(await save({ ...theirs, seen: 4 })).toEqual({ id, revision: 4 })
    await change(id, 'delete', 4)
  })

  test('an address is taken once, and stays once its article is public', async () => {
    const { id } = await save({ title: '占住一个网址', slug: 'mine' })
    for (const slug of ['mine', file.id]) {
      const { data } = await admin.call('saveArticle', { id: '', seen: 0, ...written, slug })
      expect(data).toMatchObject({ fields: { slug: 'slugTaken' } })
    }
    await save({ id, seen: 1, slug: 'other' })
    expect(await details(id)).toMatchObject({ slug: 'other' })
    await change(id, 'publish', 2)
    await save({ id, seen: 2, slug: 'third', title: '换了标题的文章' })
    expect(await details(id)).toMatchObject({ slug: 'other', title: '换了标题的文章' })
    await change(id, 'delete', 3)
  })

  test('what lacks something stays a draft, and the audit log has every change', async () => {
    const { id } = await save({ summary: '', tags: [] })
    expect(await change(id, 'publish', 1)).toMatchObject({
      code: ApiCodes.invalidInput,
      data: { fields: { summary: 'tooShort:10', tags: 'required' } },
    })
    await save({ id, seen: 1 })
    await change(id, 'publish', 2)
    await change(id, 'withdraw', 2)
    const { history } = await details(id)
    expect(history.map(({ action }: { action: string }) => action).sort()).toEqual(
      ['articleSaved', 'articleSaved', 'articlePublished', 'articleWithdrawn'].sort(),
    )
    const isGone = async () => {
      const { data } = await admin.call('listAudit', { filter: 'article', search: id })
      return data.rows.map((row: { isGone: boolean }) => row.isGone)
    }
    expect(await isGone()).toEqual(Array.from({ length: 4 }, () => false))
    await change(id, 'delete', 2)
    expect(await isGone()).toEqual(Array.from({ length: 5 }, () => true))
  })

  test('the pictures of an article outlive their time in the photo store, and go with it', async () => {
    const photo = Buffer.concat([
      Buffer.from('ffd8ffe0', 'hex'),
      Buffer.alloc(20, 7),
      Buffer.from('ffd9', 'hex'),
    ])
    const picture = (await api.call('uploadPhoto', { jpegBase64: photo.toString('base64') })).data
      .id as string
    const { id } = await save({ text: `![一张图](/photos/${picture})` })
    api.time.now += photoLifeMs
    await deleteExpired(api.db, api.time.now)
    expect((await api.call('readPhoto', { id: picture })).code).toBe(0)
    admin = await createTestAdmin(api)
    await change(id, 'delete', 1)
    api.time.now += photoLifeMs
    await deleteExpired(api.db, api.time.now)
    expect((await api.call('readPhoto', { id: picture })).code).toBe(ApiCodes.notFound)
    admin = await createTestAdmin(api)
  })

  test('the list has files and written articles, by state, kind and words, page by page', async () => {
    const { id } = await save({ title: '国庆期间客服安排', type: 'notice' })
    const list = async (query: Omit<InputOf<'listArticlesAsAdmin'>, 'sort'>) => {
      const { data } = await admin.call('listArticlesAsAdmin', query)
      return { ...data, rows: (data.rows as { slug: string }[]).map(({ slug }) => slug) }
    }
    const slug = 'guo-qing-qi-jian-ke-fu-an-pai'
    expect((await list({})).rows.sort()).toEqual([slug, file.id, 'soon'].sort())
    expect((await list({ filter: 'published' })).rows).toEqual([file.id])
    expect((await list({ filter: 'draft', kind: 'notice' })).rows).toEqual([slug])
    expect((await list({ search: '客服' })).rows).toEqual([slug])
    expect((await list({ until: '2020-01-01' })).rows).toEqual([])
    const first = await list({ size: 2 })
    expect(first).toMatchObject({ before: null, after: '2', count: 3 })
    const second = await list({ size: 2, after: '2' })
    expect(second).toMatchObject({ before: '2', after: null })
    expect(await list({ size: 2, before: '2' })).toEqual(first)
    expect([...first.rows, ...second.rows].sort()).toEqual([slug, file.id, 'soon'].sort())
    expect((await admin.call('listArticlesAsAdmin', { after: 'x' })).code).toBe(ApiCodes.invalidInput)
    expect((await api.call('listBlogTypes', {})).data).toEqual([file.type])
    await change(id, 'publish', 1)
    expect((await api.call('listBlogTypes', {})).data).toEqual([file.type, 'notice'])
    await change(id, 'delete', 1)
  })
})
