import type { MouseEvent } from 'react'

/** The mark of what is opened moves to its place on the page: for links that ask for a view transition. Two marks of one name would stop it. */
export function carryFace({ currentTarget }: MouseEvent<HTMLElement>): void {
  for (const face of document.querySelectorAll<HTMLElement>('[data-face]')) face.style.viewTransitionName = 'none'
  const carried = currentTarget.querySelector<HTMLElement>('[data-face]')
  if (carried) carried.style.viewTransitionName = 'face'
}
