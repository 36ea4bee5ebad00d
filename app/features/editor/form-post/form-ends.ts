/** Fields without a value that stand first and last in the editor's form. */
export const formStart = 'formStart'
export const formEnd = 'formEnd'

/**
 * Whether a form was sent before its page had arrived whole: the button that saves stands on top, and a browser sends what is
 * there. A form that announces no end was not made by the editor.
 */
export const isFormCut = (form: FormData): boolean => form.has(formStart) && !form.has(formEnd)
