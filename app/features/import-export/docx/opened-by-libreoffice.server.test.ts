import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { bareText } from '#tests/fixtures/resume-lines'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { readSample, templatesDir } from '#typeset/testing/test-templates'
import { hasPdftotext, readByPdftotext } from '#typeset/testing/pdftotext'
import { writeDocx } from '../write-docx.server'

/** Whether LibreOffice is installed (Debian: libreoffice-writer): a judge of our files, no part of the product. */
const hasLibreOffice = spawnSync('soffice', ['--version']).error === undefined
const { templates } = readTemplateCatalogue(templatesDir)
const shown = ['classic', 'band', 'boxed-headings', 'government', 'sidebar-dark', 'split']

describe.runIf(hasLibreOffice && hasPdftotext)('opened in LibreOffice', { tags: ['deep'] }, () => {
  test('every entry is on one of two pages at most', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'word-'))
    try {
      const resumes = templates
        .filter(({ id }) => shown.includes(id))
        .map(({ id, sample, style }) => {
          const resume = Resume.parse(readSample(sample))
          return Resume.parse({ ...resume, style: { ...resume.style, ...style, template: `${id}@1` } })
        })
      const fileOf = ({ style }: Resume, type: string) => join(folder, `${style.template}.${type}`)
      for (const resume of resumes) writeFileSync(fileOf(resume, 'docx'), await writeDocx(resume))
      const paths = resumes.map((resume) => fileOf(resume, 'docx'))
      const profile = `-env:UserInstallation=file://${folder}/profile`
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths], {
        stdio: 'ignore',
      })
      for (const resume of resumes) {
        const pages = readByPdftotext(readFileSync(fileOf(resume, 'pdf')), 'default')
        const text = bareText(pages.join('\n'))
        expect(pages.length).toBeLessThanOrEqual(2)
        expect(text).toContain(bareText(resume.basics.name))
        for (const { items } of resume.sections.filter(({ visible }) => visible))
          for (const { title } of items.filter(({ visible }) => visible))
            // Longer ones may go on on the next line, beside another column.
            expect(text).toContain(bareText(title).slice(0, 4))
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
