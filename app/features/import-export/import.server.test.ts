import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { ImportError, type ImportErrorCode } from '#importer/import-error'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildResume } from '#tests/fixtures/resume-builders'
import { readUpload, saveAsDraft, saveToAccount, importUpload } from './import.server'

const imported = buildResume()
const upload = { bytes: new Uint8Array([1, 2, 3]), name: 'a.md', submissionId: 'press-0001' }

describe('readUpload', () => {
  test('returns the file, or else the pasted text', async () => {
    const file = new File(['abc'], '我的简历.txt')
    expect(await readUpload(formOf({ file, text: 'x', press: 'press-0001' }))).toMatchObject({
      name: '我的简历.txt',
      submissionId: 'press-0001',
    })
    expect(await readUpload(formOf({ file: new File([], ''), text: '王小明' }))).toMatchObject({
      name: 'pasted.md',
      submissionId: '',
    })
  })

  test('returns what was pasted with its format, and without it for the case that it cannot be read', async () => {
    const upload = await readUpload(formOf({ text: '王小明', rich: '<h1>王小明</h1>' }))
    expect(upload).toMatchObject({ name: 'pasted.html', isPasted: true, plain: { name: 'pasted.md' } })
    expect(await readUpload(formOf({ text: '王小明', rich: ' ' }))).toMatchObject({ name: 'pasted.md' })
    // A file that was chosen counts more than a text that was pasted before.
    const file = new File(['abc'], 'a.txt')
    expect(await readUpload(formOf({ file, text: 'x', rich: '<p>x</p>' }))).toMatchObject({ name: 'a.txt' })
  })

  test('rejects an empty or too large upload', async () => {
    expect(await readUpload(formOf({ text: '  ' }))).toEqual({ problem: 'empty' })
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf')
    expect(await readUpload(formOf({ file }))).toEqual({ problem: 'tooLarge' })
  })
})

test('importUpload returns the reason for an unreadable file, and the cause when the thread crashes', async () => {
  const failing = (error: Error) => ({ importFile: () => Promise.reject(error) })
  expect(await importUpload(failing(new ImportError('notPdf')), upload)).toEqual({ problem: 'notPdf' })
  const cause = new Error('the thread died')
  expect(await importUpload(failing(cause), upload)).toEqual({ problem: 'unreadable', cause })
})

describe('reading what was pasted', () => {
  const pasted = {
    ...upload,
    name: 'pasted.html',
    isPasted: true as const,
    plain: { ...upload, name: 'pasted.md' },
  }
  const result = (source: 'text' | 'html' | 'json') => ({
    resume: imported,
    source,
    lines: 1,
    notes: [],
    original: ['王小明'],
  })
  const reader = (answers: Record<string, ReturnType<typeof result> | ImportErrorCode>) => ({
    importFile: (_: Uint8Array, name: string) => {
      const answer = answers[name]!
      return typeof answer === 'string' ? Promise.reject(new ImportError(answer)) : Promise.resolve(answer)
    },
  })

  test('takes the words alone where their format cannot be read', async () => {
    const files = { 'pasted.html': 'tooMuchText', 'pasted.md': result('text') } as const
    expect(await importUpload(reader(files), pasted)).toMatchObject({ source: 'pasted' })
    const busy = { 'pasted.html': 'busy', 'pasted.md': result('text') } as const
    expect(await importUpload(reader(busy), pasted)).toEqual({ problem: 'busy' })
    const none = { 'pasted.html': 'tooMuchText', 'pasted.md': 'tooMuchText' } as const
    expect(await importUpload(reader(none), pasted)).toEqual({ problem: 'tooMuchText' })
  })

  test('says that it was pasted, unless it is JSON', async () => {
    expect(await importUpload(reader({ 'pasted.html': result('html') }), pasted)).toMatchObject({
      source: 'pasted',
    })
    expect(await importUpload(reader({ 'pasted.html': result('json') }), pasted)).toMatchObject({
      source: 'json',
    })
    expect(await importUpload(reader({ 'a.md': result('text') }), upload)).toMatchObject({ source: 'text' })
  })
})

describe('saving an import', () => {
  const summary = {
    id: 'r9',
    title: 'x',
    template: 'classic@1',
    revision: 1,
    updatedAt: 1,
    createdAt: 1,
    deletedAt: null,
  }

  test('sends the same origin when a review is saved twice, and another once it was corrected', async () => {
    const api = fakeApiClient({ createResume: () => summary })
    expect(await saveToAccount(api, imported, 'press-0001')).toMatchObject({ saved: { id: 'r9' }, notes: [] })
    await saveToAccount(api, imported, 'press-0001')
    const origins = api.calls.map(([, input]) => (input as { origin: string }).origin)
    expect(origins[0]).toBe(origins[1])
    await saveToAccount(
      api,
      buildResume(({ basics }) => (basics.city = '上海')),
      'press-0001',
    )
    expect((api.calls.at(-1)![1] as { origin: string }).origin).not.toBe(origins[0])
    expect(origins[0]).toMatch(/^import:press-0001:[\w-]{43}$/)
  })

  test('drops an unavailable template and photo, and reports both', async () => {
    const created: Resume[] = []
    const refuse = (field: string) => refusal(ApiCodes.invalidInput, { fields: { [field]: 'x' } })
    const api = fakeApiClient({
      createDraft: ({ resume }) => {
        created.push(resume)
        if (resume.style.template !== DEFAULT_STYLE.template) return refuse('style.template')
        if (resume.basics.photo !== '') return refuse('basics.photo')
        return { id: 'd1', secret: 's', revision: 1, updatedAt: 1 }
      },
    })
    const resume = buildResume(({ style, basics }) => {
      style.template = 'gone@3'
      basics.photo = 'gone'
    })
    expect(await saveAsDraft(api, resume)).toMatchObject({
      saved: { id: 'd1' },
      notes: ['template', 'photo'],
    })
    expect(created.at(-1)?.sections).toEqual(resume.sections)
  })

  test('returns the refusal when the account is full, and throws any other failure', async () => {
    const full = await saveToAccount(
      fakeApiClient({ createResume: failingWith(ApiCodes.quotaExceeded) }),
      imported,
      'press-0001',
    )
    expect(full).toEqual({ refusal: '不行', over: 'count' })
    await expect(
      saveToAccount(fakeApiClient({ createResume: failUnreachable }), imported, 'press-0001'),
    ).rejects.toThrow('down')
  })
})
