import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { buildProfile, buildListedResume } from '#tests/fixtures/account-builders'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeTypesetter, fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError, TypesetError } from '#typeset/typesetter'
import { exportDataResponse } from './export-data.server'
import { createUniqueNamer } from '#app/preview/zip.server'

const named = (name: string) => buildResume((resume) => void (resume.basics.name = name))
const pdf = (resume: Resume) => Promise.resolve(new TextEncoder().encode(`%PDF ${resume.basics.name}`))
const personal = { profile: buildProfile(), phone: '13800138000', data: { resumes: [{ id: 'r1' }] } }

function upstreamWith(
  live: Record<string, Resume>,
  bin: Record<string, Resume> = {},
  interrupt: (id: string) => void = () => undefined,
) {
  const stored = [
    ...Object.entries(live).map(([id, resume]) => buildListedResume(id, resume)),
    ...Object.entries(bin).map(([id, resume]) => ({ ...buildListedResume(id, resume), deletedAt: 5 })),
  ]
  return fakeApiClient({
    exportData: () => personal,
    listResumes: () => ({
      live: stored.filter(({ deletedAt }) => deletedAt === null),
      bin: stored.filter(({ deletedAt }) => deletedAt !== null),
      limit: -1,
    }),
    readStoredResume: ({ id }) => {
      interrupt(id)
      return stored.find((one) => one.id === id) ?? refusal(ApiCodes.notFound)
    },
  })
}

async function exportFrom(api: ApiClient, render = pdf, language: 'zh' | 'en' = 'zh') {
  return unzipped(await exportDataResponse({ api, typesetter: fakeTypesetter({ pdf: render }) }, language))
}

async function unzipped(answer: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('the data export', () => {
  test('exports all data as JSON, and each resume as JSON and PDF, deleted ones in a separate folder', async () => {
    const api = upstreamWith({ r1: named('甲'), r2: named('乙') }, { r3: named('丙') })
    const answer = await exportDataResponse({ api, typesetter: fakeTypesetter({ pdf }) }, 'zh')
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toMatch(
      /智能简历-我的数据-\d{4}-\d\d-\d\d\.zip/,
    )
    const files = await unzipped(answer)
    expect(Object.keys(files)).toEqual([
      'data.json',
      '简历/甲-前端工程师.json',
      '简历/甲-前端工程师.pdf',
      '简历/乙-前端工程师.json',
      '简历/乙-前端工程师.pdf',
      '回收站/丙-前端工程师.json',
      '回收站/丙-前端工程师.pdf',
    ])
    expect(JSON.parse(files['data.json']!)).toEqual(personal)
    expect(files['data.json']).toContain('\n  "phone": "13800138000"')
    expect(files['简历/甲-前端工程师.pdf']).toBe('%PDF 甲')
    expect(JSON.parse(files['回收站/丙-前端工程师.json']!)).toMatchObject({
      resume: { basics: { name: '丙' } },
    })
  })

  test('exports a resume without its PDF when typesetting fails, and notes it', async () => {
    const api = upstreamWith({ r1: named('甲'), r2: named('乙') })
    const broken = (resume: Resume) =>
      resume.basics.name === '甲' ? Promise.reject(new TypesetError('no')) : pdf(resume)
    const files = await exportFrom(api, broken)
    expect(files['简历/甲-前端工程师.json']).toContain('甲')
    expect(files).not.toHaveProperty('简历/甲-前端工程师.pdf')
    expect(files['简历/乙-前端工程师.pdf']).toBe('%PDF 乙')
    expect(files['说明.txt']).toContain('简历/甲-前端工程师')
    expect(files['说明.txt']).not.toContain('乙')
  })

  test('retries a busy typesetter', async () => {
    let callCount = 0
    const busyOnce = (resume: Resume) =>
      ++callCount === 1
        ? Promise.reject(Object.assign(new TypesetBusyError(), { retryAfterSeconds: 0 }))
        : pdf(resume)
    const api = upstreamWith({ r1: named('甲') })
    const files = await exportFrom(api, busyOnce, 'en')
    expect(files['resumes/甲-前端工程师.pdf']).toBe('%PDF 甲')
    expect(files).not.toHaveProperty('read me.txt')
  })

  test('notes resumes deleted or unreachable during the export', async () => {
    const api = upstreamWith({ r1: named('甲'), r2: named('乙'), r3: named('丙') }, {}, (id) => {
      if (id === 'r1') throw refusal(ApiCodes.notFound)
      if (id === 'r3') throw new Error('torn')
    })
    const files = await exportFrom(api)
    expect(Object.keys(files)).toEqual([
      'data.json',
      '简历/乙-前端工程师.json',
      '简历/乙-前端工程师.pdf',
      '说明.txt',
    ])
    expect(files['说明.txt']).toContain('标题 r1')
    expect(files['说明.txt']).toContain('不完整')
  })

  test('exports a large file intact over several chunks', async () => {
    const long = '简历'.repeat(200_000)
    const api = fakeApiClient({
      exportData: () => ({ ...personal, data: { long } }),
      listResumes: () => ({ live: [], bin: [], limit: 1 }),
    })
    const files = await exportFrom(api)
    expect(JSON.parse(files['data.json']!)).toMatchObject({ data: { long } })
  })

  test('redirects to the page when the export is refused', async () => {
    const api = fakeApiClient({
      exportData: failingWith(ApiCodes.tooManyRequests),
      listResumes: () => ({ live: [], bin: [], limit: 1 }),
    })
    const answer = await exportDataResponse({ api, typesetter: fakeTypesetter({}) }, 'zh')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/user?failed=export#data'])
  })
})

test('returns unique names, ignoring case', () => {
  const give = createUniqueNamer()
  expect(['a', 'A', 'a', 'b', 'a (2)'].map(give)).toEqual(['a', 'A (2)', 'a (3)', 'b', 'a (2) (2)'])
})
