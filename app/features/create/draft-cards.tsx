import { Link } from '@remix-run/react'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import type { DraftSummary } from './create.server'

type ListedDraft = DraftSummary & { source: 'device' | 'server' }

type DraftCardsProps = {
  /** Drafts on the server and on this device. */
  drafts: DraftSummary[]
  deviceDrafts: DeviceDraft[]
  note: string | undefined
}

/** Links drafts to the editor; one in both places is listed as the device's. */
export function DraftCards({ drafts, deviceDrafts, note }: DraftCardsProps) {
  const { t } = useTranslation('create')
  const device: ListedDraft[] = deviceDrafts
    .slice(0, 6)
    .map(({ id, updatedAt, resume: { basics, intention } }) => ({
      id,
      updatedAt,
      name: basics.name,
      position: intention.position,
      source: 'device',
    }))
  const onDevice = new Set(device.map(({ id }) => id))
  const listed: ListedDraft[] = [
    ...device,
    ...drafts.filter(({ id }) => !onDevice.has(id)).map((draft) => ({ ...draft, source: 'server' as const })),
  ]
  const { formatDate } = useFormatters()
  return (
    <section aria-labelledby="continue" className="mt-6">
      <div className="mb-2.5 flex flex-wrap items-baseline gap-x-3">
        <h2 id="continue" className="font-semibold">
          {t('continueTitle')}
        </h2>
        {note ? <p className="text-sm text-muted-foreground">{note}</p> : null}
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {listed.map(({ id, name, position, updatedAt, source }) => (
          <li key={id}>
            <Link
              to={`/resume/edit/offline?draft=${id}`}
              className="flex items-start gap-3 rounded-lg border border-border bg-card px-4 py-3 hover:border-primary"
            >
              <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
              <span className="min-w-0">
                <span className="block truncate font-medium">
                  {[name, position].filter(Boolean).join(' · ') || t('untitled')}
                </span>
                <span className="block text-sm text-subtle-foreground">
                  {t(source === 'device' ? 'continueDevice' : 'continueServer', {
                    date: formatDate(updatedAt),
                  })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
