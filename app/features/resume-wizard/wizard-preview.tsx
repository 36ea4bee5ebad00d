import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaVeils } from '#app/preview/area-veils'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import type { PageArea } from '#app/preview/preview-protocol'
import { cn } from '#app/components/ui/cn'
import type { useWizardPages } from './use-wizard-pages'
import type { WizardPreviewView } from './wizard-preview.server'

type WizardPreviewProps = {
  pages: ReturnType<typeof useWizardPages>
  laidOut: NonNullable<WizardPreviewView['laidOut']>
  /**
   * A phone shows a strip of the page, around what is being written, else the whole page small, until it is opened; the strip
   * scrolls away while one types.
   */
  isPeek: boolean
}

/** The first page beside the form, as it grows; beside it what is not the user's own yet. */
export function WizardPreview({
  pages: { host, live, shown, writtenId },
  laidOut,
  isPeek,
}: WizardPreviewProps) {
  const { t } = useTranslation('scenarios')
  const { drawings, details, PageSvg } = live
  const page = details?.pages[0] ?? laidOut.page
  const areas = details?.areas ?? laidOut.areas
  const count = details?.pages.length ?? laidOut.count
  const label = t('pageAlt')
  return (
    <aside
      aria-label={t('preview')}
      className={cn(
        'group/peek lg:stick-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start',
        isPeek &&
          'max-lg:stick-0 max-lg:z-20 max-lg:-mx-4 max-lg:border-b max-lg:border-border max-lg:bg-canvas max-lg:px-4 max-lg:py-2 max-lg:has-checked:max-h-[calc(100dvh-var(--banner,0px))] max-lg:has-checked:overflow-y-auto sm:max-lg:-mx-6 sm:max-lg:px-6',
        // Above a phone's keyboard there is room for the field alone.
        isPeek && 'max-lg:group-has-[#wizard_:is(input:not([type=radio]),textarea):focus]/wizard:static',
      )}
    >
      <div
        className={cn(
          'lg:rounded-lg lg:bg-canvas lg:p-5',
          isPeek
            ? 'max-lg:max-h-28 max-lg:overflow-hidden max-lg:group-has-checked/peek:max-h-none'
            : 'rounded-lg bg-canvas p-4',
        )}
      >
        <div
          ref={host}
          style={{ '--peek': `${-100 * peekTop(areas, writtenId, page)}%` } as CSSProperties}
          className={cn(
            'print-bare sheet-holder relative mx-auto lg:max-w-[calc((100dvh-10rem)/1.414)]',
            isPeek &&
              'max-lg:max-w-md max-lg:translate-y-(--peek) max-lg:transition-transform max-lg:group-has-checked/peek:translate-y-0 motion-reduce:transition-none',
            // As a whole, above the press that goes on.
            !isPeek && 'max-lg:max-w-40 max-lg:group-has-checked/peek:max-w-md',
          )}
        >
          {drawings && PageSvg && details ? (
            <PageSvg index={0} {...page} label={label} drawings={drawings} />
          ) : (
            <PreviewPageImage src={laidOut.src} page={laidOut.page} label={label} />
          )}
          <AreaVeils areas={areas} ids={shown.exampleIds} number={1} page={page} />
          <AreaVeils areas={areas} ids={shown.phraseIds} number={1} page={page} isPhrase />
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="text-xs leading-5 text-subtle-foreground">
          {shown.exampleIds.length > 0 ? t('exampleNote') : t('ownNote')}
          {count > 1 && shown.exampleIds.length === 0 ? t('morePages', { count }) : null}
        </p>
        <label className="flex h-9 shrink-0 cursor-pointer items-center rounded-md border border-border bg-card px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-primary lg:hidden">
          <input type="checkbox" className="sr-only" />
          <span className="group-has-checked/peek:hidden">{t('peekOpen')}</span>
          <span className="hidden group-has-checked/peek:inline">{t('peekClose')}</span>
        </label>
      </div>
    </aside>
  )
}

/** How far down the page a strip begins to show an area with its heading, 0 to 1; it ends with the page at the latest. */
function peekTop(areas: readonly PageArea[], id: string, { height }: { height: number }): number {
  const area = areas.find(([of, page]) => of === id && page === 1)
  return area ? Math.min(Math.max((area[3] - aboveStripPt) / height, 0), lastStripTop) : 0
}
const aboveStripPt = 30
const lastStripTop = 0.7
