import type { Page } from '@playwright/test'
import { test } from './fixtures'

type ImportedFile = { name: string; mimeType: string; buffer: Buffer }

/** Imports a file on the import page: with scripts by choosing it, without them by the button as well. */
export async function importFile(page: Page, file: ImportedFile): Promise<void> {
  await page.setInputFiles('#import-file', file)
  if (test.info().project.name === 'no-javascript')
    await page.getByRole('button', { name: '导入', exact: true }).click()
}
