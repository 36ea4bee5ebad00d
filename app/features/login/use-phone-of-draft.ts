import { useEffect, useRef } from 'react'
import { draftIdOf } from '#app/components/bring-draft'
import { typeText } from '#app/components/ui/quick-choices/type-text'
import { normalizePhone } from '#contract/account/normalize-phone'

/** The numbers of the samples, which are nobody's. */
const samplePhones = /^1380000\d{4}$/

/**
 * Fills the phone field with the number in the draft that the login leads back to, unless another one was typed: anew each time
 * the form opens, since a wrong number is mended in the draft. Only a draft of this device is read: its guest wrote it here.
 */
export function usePhoneOfDraft(formId: string, to: string, isActive: boolean): void {
  const filled = useRef('')
  useEffect(() => {
    const draftId = draftIdOf(to)
    if (!isActive || !draftId) return
    let isCurrent = true
    void readPhone(draftId).then((phone) => {
      const field = document.getElementById(formId)?.querySelector<HTMLInputElement>('[name=phone]')
      if (!isCurrent || !phone || !field || !['', filled.current].includes(field.value)) return
      filled.current = phone
      if (field.value !== phone) typeText(field, phone)
    })
    return () => void (isCurrent = false)
  }, [formId, to, isActive])
}

async function readPhone(draftId: string): Promise<string | undefined> {
  try {
    const { readDraft } = await import('#app/indexed-db/device-drafts')
    const phone = normalizePhone((await readDraft(draftId))?.resume.basics.phone ?? '')
    return /^1[3-9]\d{9}$/.test(phone) && !samplePhones.test(phone) ? phone : undefined
  } catch {
    // The browser stores nothing.
    return undefined
  }
}
