import { useTranslation } from 'react-i18next'
import { X } from 'lucide-react'
import { Button } from '#app/components/ui/button'
import { Dialog } from '#app/components/ui/dialog'
import { shortcutLabels, type Shortcut } from './shortcuts'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keyboard shortcuts. Loaded on demand; only shortcut-listener.tsx imports it. */
export function ShortcutHelpDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('editor-tools')
  const mac = isMac()
  return (
    <Dialog open onClose={onClose} labelledBy="shortcut-help">
      <h2 id="shortcut-help" className="pr-8 text-lg font-semibold">
        {t('keys.title')}
      </h2>
      <dl className="mt-4 divide-y divide-border text-sm">
        {(Object.keys(shortcutLabels) as Shortcut[]).map((name) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{t(`keys.${name}`)}</dt>
            <dd className="flex gap-1">
              {shortcutLabels[name].split(' ').map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded border border-border-strong bg-muted px-1.5 text-center font-sans text-xs leading-5 text-muted-foreground"
                >
                  {mac ? key.replace('Ctrl', '⌘').replace('Alt', '⌥').replace('Shift', '⇧') : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted-foreground">{t('keys.more')}</p>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('keys.close')}
        onClick={onClose}
        className="absolute top-3 right-3"
      >
        <X aria-hidden />
      </Button>
    </Dialog>
  )
}
