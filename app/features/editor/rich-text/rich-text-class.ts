/** The look of a text that is drawn with its marks: the same in its editor and before that is there (component-classes.css). */
export const richTextClassName = 'field-box rich-text-box'
