/** Whether months are chosen as phones let choose them (month-wheel.tsx). */
export const usesWheel = () => matchMedia('(width < 40rem) and (pointer: coarse)').matches
