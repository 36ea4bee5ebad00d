import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ArticleContent } from '#contract/admin/admin-article'
import { article as fileBlog } from '../testing/test-api'
import { contentOfFile } from './article-content'
import {
  articleState,
  cancelSchedule,
  isSlugFixed,
  publishDraft,
  scheduleDraft,
  settleSchedule,
  visibleContent,
  withdraw,
  type Article,
} from './article-state'

const file = { blog: fileBlog, isDraft: false }
const now = Date.UTC(2026, 10, 29, 1)
const content = (title: string): ArticleContent => ({ ...contentOfFile(fileBlog), title })
const written: Article = {
  ...{ id: 'a1', slug: 'a-slug', revision: 1, updated_at: now, updated_by: null, publication: '' },
  draft: content('第一稿'),
  published: null,
  scheduled: null,
  scheduledAt: null,
  isWithdrawn: false,
}

describe('the state of an article', () => {
  const scheduled = scheduleDraft(written, undefined, now + 1)
  test.each([
    ['written', written, undefined, 'draft', undefined],
    ['in a file', written, file, 'published', 'file'],
    ['in a file of drafts', written, { ...file, isDraft: true }, 'draft', undefined],
    ['published', publishDraft(written, undefined, now), undefined, 'published', '第一稿'],
    ['scheduled', scheduled, undefined, 'scheduled', undefined],
    ['scheduled over its file', scheduled, file, 'published', 'file'],
    ['no longer scheduled', cancelSchedule(scheduled), undefined, 'draft', undefined],
    ['withdrawn', withdraw(publishDraft(written, undefined, now)), undefined, 'withdrawn', undefined],
    ['withdrawn from its file', withdraw(written), file, 'withdrawn', undefined],
    [
      'withdrawn, and scheduled again',
      scheduleDraft(withdraw(written), file, now + 1),
      file,
      'scheduled',
      undefined,
    ],
  ] as const)('%s', (_, article, ofFile, state, title) => {
    expect(articleState(article, ofFile, now)).toBe(state)
    const visible = visibleContent(article, ofFile, now)
    expect(visible === 'file' ? 'file' : visible?.title).toBe(title)
  })

  test('a scheduled text appears at its time, with the day of then', () => {
    const atNoon = scheduleDraft(written, undefined, Date.UTC(2026, 11, 1, 16))
    expect(visibleContent(atNoon, undefined, Date.UTC(2026, 11, 1, 16) - 1)).toBeUndefined()
    expect(visibleContent(atNoon, undefined, Date.UTC(2026, 11, 1, 16))).toMatchObject({ date: '2026-12-02' })
  })

  test('later texts keep the day on which an article, or its file, first came out', () => {
    expect(publishDraft(written, file, now).published?.date).toBe(fileBlog.date)
    const published = publishDraft(written, undefined, now)
    expect(publishDraft(published, undefined, now + 9e8).published?.date).toBe('2026-11-29')
    expect(scheduleDraft(published, undefined, now + 9e8).scheduled?.date).toBe('2026-11-29')
  })

  test('whatever is done, readers see one published text or none, and it changes only by what goes out', () => {
    const step = fc.oneof(
      fc.constantFrom('publish', 'unschedule', 'withdraw', 'write', 'wait'),
      fc.integer({ min: 1, max: 5 }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), fc.boolean(), (steps, hasFile) => {
        const ofFile = hasFile ? file : undefined
        let [article, at, texts] = [written, now, 1]
        let expected: string | undefined = hasFile ? 'file' : undefined
        let due: { at: number; title: string } | undefined
        for (const one of steps) {
          article = settleSchedule(article, at)
          if (one === 'write') article = { ...article, draft: content(`第${(texts += 1)}稿`) }
          else if (one === 'wait') at += 2
          else if (one === 'publish') {
            article = publishDraft(article, ofFile, at)
            ;[expected, due] = [article.draft.title, undefined]
          } else if (one === 'withdraw') {
            article = withdraw(article)
            ;[expected, due] = [undefined, undefined]
          } else if (one === 'unschedule') {
            article = cancelSchedule(article)
            due = undefined
          } else {
            article = scheduleDraft(article, ofFile, at + one)
            due = { at: at + one, title: article.draft.title }
          }
          if (due && due.at <= at) [expected, due] = [due.title, undefined]
          const visible = visibleContent(article, ofFile, at)
          expect(visible === 'file' ? 'file' : visible?.title).toBe(expected)
          expect(articleState(article, ofFile, at) === 'published').toBe(expected !== undefined)
        }
      }),
    )
  })

  test('the address is free until the article is public, or about to be', () => {
    expect(isSlugFixed(written, undefined)).toBe(false)
    expect(isSlugFixed(written, file)).toBe(true)
    expect(isSlugFixed(publishDraft(written, undefined, now), undefined)).toBe(true)
    expect(isSlugFixed(scheduleDraft(written, undefined, now + 1), undefined)).toBe(true)
  })
})
