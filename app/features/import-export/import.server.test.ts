import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { ImportError } from '#importer/import-error'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildResume } from '#tests/fixtures/resume-builders'
import { parseReportQuery, createImportReport } from './import-report'
import { readUpload, saveAsDraft, saveToAccount, importUpload } from './import.server'

const reading = { resume: buildResume(), source: 'text' as const, lines: 3, notes: [] }
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

  test('sends the same origin when a form is submitted twice', async () => {
    const api = fakeApiClient({ createResume: () => summary })
    expect(await saveToAccount(api, reading, upload)).toMatchObject({ saved: { id: 'r9' }, notes: [] })
    await saveToAccount(api, reading, upload)
    const origins = api.calls.map(([, input]) => (input as { origin: string }).origin)
    expect(origins[0]).toBe(origins[1])
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
    expect(await saveAsDraft(api, { ...reading, resume })).toMatchObject({
      saved: { id: 'd1' },
      notes: ['template', 'photo'],
    })
    expect(created.at(-1)?.sections).toEqual(resume.sections)
  })

  test('returns the refusal when the account is full, and throws any other failure', async () => {
    const full = await saveToAccount(
      fakeApiClient({ createResume: failingWith(ApiCodes.quotaExceeded) }),
      reading,
      upload,
    )
    expect(full).toEqual({ refusal: '不行', over: 'count' })
    await expect(
      saveToAccount(fakeApiClient({ createResume: failUnreachable }), reading, upload),
    ).rejects.toThrow('down')
  })
})

describe('the import report', () => {
  test('lists what was read, where it went, and the unclassified lines', () => {
    const report = createImportReport(
      buildResume(({ sections }) => {
        sections.push({
          ...sections[1]!,
          id: 'unplaced',
          kind: 'custom',
          items: [{ ...sections[0]!.items[0]!, text: '一行\n\n两行' }],
        })
      }),
    )
    expect(report).toMatchObject({
      name: '王小明',
      basics: ['name', 'links', 'custom'],
      intention: ['position', 'cities'],
      sections: [
        { kind: 'work', count: 2, first: ['甲公司', '乙公司'] },
        { kind: 'skills', count: 1 },
      ],
      unclassified: ['一行', '两行'],
    })
  })

  test.each([
    ['from=docx&lines=12&notes=pictures,nonsense', { source: 'docx', lines: 12, notes: ['pictures'] }],
    ['from=<script>&lines=-4', { source: 'text', lines: 0, notes: [] }],
    ['', { source: 'text', lines: 0, notes: [] }],
  ])('parses the query %j and ignores invalid values', (query, said) => {
    expect(parseReportQuery(new URLSearchParams(query))).toEqual(said)
  })
})
