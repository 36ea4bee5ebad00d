import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

const sample = 'sample:product-manager'

test(
  'a user exports all data',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, expectProblem }) => {
    // A cold typesetter first responds to thumbnail requests with 503.
    expectProblem(/^503 GET .*\/thumbnails\//)
    const phone = await logIn(page.context())
    await createResume(page, sample)
    await createResume(page, sample)
    await page.goto('/user')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '导出', exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^智能简历-我的数据-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))

    const data = JSON.parse(strFromU8(files['data.json']!)) as { phone: string; data: object }
    expect(data.phone).toBe(phone)
    expect(JSON.stringify(data.data)).toContain('resumes')
    const names = Object.keys(files).filter((name) => name !== 'data.json')
    const [first = ''] = names
    const stem = first.replace(/\.json$/, '')
    expect(names).toEqual([`${stem}.json`, `${stem}.pdf`, `${stem} (2).json`, `${stem} (2).pdf`])
    expect(first).toMatch(/^简历\//)
    const exported = JSON.parse(strFromU8(files[first]!)) as { resume: { basics: { name: string } } }
    expect(stem).toContain(exported.resume.basics.name)
    for (const name of names.filter((one) => one.endsWith('.pdf')))
      expect(strFromU8(files[name]!.subarray(0, 5))).toBe('%PDF-')
  },
)
