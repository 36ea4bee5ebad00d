import { useEffect, useState, type RefObject } from 'react'
import type { WizardPageView } from './wizard.server'

type Values = Record<string, string>

/**
 * Returns the values of a page's fields, with what was typed in this tab and never sent: after a reload, or when the user
 * comes back to the page. `restored` counts restorations: fields are rendered anew with it.
 */
export function useUnsentValues(form: RefObject<HTMLFormElement>, page: WizardPageView) {
  const { scenario, draftId, step, revision, values } = page
  const prefix = `wizard ${scenario.id} `
  const key = `${prefix}${draftId} ${step}`
  const [unsent, setUnsent] = useState<Stored & { restored: number }>({ revision, values: {}, restored: 0 })

  useEffect(() => {
    const element = form.current
    const names = Object.keys(values)
    if (!element) return
    if (step === 'done') forget(prefix)
    const stored = read(key)
    if (stored?.revision === revision && names.some((name) => (stored.values[name] ?? '') !== values[name]))
      setUnsent(({ restored }) => ({ ...stored, restored: restored + 1 }))
    let timeout: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      const typed = new FormData(element)
      const now = Object.fromEntries(
        names.map((name) => {
          const value = typed.get(name)
          return [name, typeof value === 'string' ? value : '']
        }),
      )
      write(key, { revision, values: now })
    }
    // After the pickers of the form have set their fields.
    const onChange = () => {
      clearTimeout(timeout)
      timeout = setTimeout(keep)
    }
    for (const event of ['input', 'change', 'click']) element.addEventListener(event, onChange)
    return () => {
      clearTimeout(timeout)
      for (const event of ['input', 'change', 'click']) element.removeEventListener(event, onChange)
    }
  }, [form, key, prefix, revision, step, values])

  // The page beside the form follows.
  useEffect(() => {
    if (unsent.restored > 0) form.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [form, unsent.restored])

  // What was saved since goes before it.
  const restoredValues = unsent.revision === revision ? unsent.values : {}
  return { values: { ...values, ...restoredValues }, restored: unsent.restored }
}

type Stored = { revision: number; values: Values }

/** A browser without storage keeps nothing. */
function read(key: string): Stored | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Stored)
  } catch {
    return undefined
  }
}

function write(key: string, stored: Stored) {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    return
  }
}

function forget(prefix: string) {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    return
  }
}
