import type { OnePageFitReport } from '#app/preview/one-page-fit-report'
import { LonelyPageNote } from './lonely-page-note'
import { OnePageFitNote } from './one-page-fit-note'

type PageCountNotesProps = { fit: OnePageFitReport | undefined; lonelyLines: number | undefined }

/** What the one-page option did, or what would save a last page of a few lines. */
export function PageCountNotes({ fit, lonelyLines }: PageCountNotesProps) {
  return (
    <>
      <OnePageFitNote fit={fit} />
      <LonelyPageNote lines={lonelyLines} />
    </>
  )
}
