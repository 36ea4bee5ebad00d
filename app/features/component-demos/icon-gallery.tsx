import { useTranslation } from 'react-i18next'
import { useEffect, useId, useState } from 'react'
import { configureIconHosts, IconifyIcon } from '#app/components/ui/iconify-icon'
import { TextInput } from '#app/components/ui/parsed-input/text-input'

const sampleNames = ['rocket', 'briefcase', 'graduation-cap', 'award', 'languages', 'palette', 'code', 'cat']

/** Sample icons, and any other by name. `hosts`: used for icons this server lacks. */
export function IconGallery({ hosts }: { hosts: readonly string[] }) {
  const { t } = useTranslation('demo')
  const id = useId()
  const [typed, setTyped] = useState('lucide:leaf')
  useEffect(() => configureIconHosts(hosts), [hosts])
  return (
    <div className="needs-script">
      <ul className="flex flex-wrap gap-4">
        {sampleNames.map((name) => (
          <li key={name} className="grid w-20 justify-items-center gap-1 text-xs text-muted-foreground">
            <IconifyIcon name={`lucide:${name}`} className="size-6 text-foreground" />
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex max-w-sm items-center gap-3">
        <label htmlFor={id} className="shrink-0 text-sm text-muted-foreground">
          {t('test.iconName')}
        </label>
        <TextInput
          id={id}
          trim
          defaultValue={typed}
          onValidate={(name) => /^[a-z0-9-]+:[a-z0-9-]+$/.test(String(name)) && setTyped(String(name))}
        />
        <IconifyIcon key={typed} name={typed} className="size-6 shrink-0" />
      </div>
    </div>
  )
}
