import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ShareKit } from '#web/features/cause-admin/dashboard/share-kit.tsx'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const words = 'Raise money for Abbotsmere Hospice when you shop online. It won’t cost you a penny.'

test.each([
  [[], words],
  [
    [
      { pounds: 45, text: 'a whole night' },
      { pounds: 10, text: 'a sitter’s petrol' },
    ],
    `${words} £10 pays for a sitter’s petrol.`,
  ],
])(
  'D-016 the words that a page is passed on with hold the least that the cause says pays for something: of %o',
  (lines, says) => {
    openScreen(<ShareKit cause={{ ...cause, standing: 'confirmed' }} lines={lines} reason={null} />, () => 'no answer', {
      origin: 'https://farthing.example',
    })
    const kit = screen.getByRole('region', { name: 'Share your cause page' })
    expect(kit.querySelector('blockquote')?.textContent).toBe(`${says} farthing.example/causes/abbotsmere-hospice`)
    expect(decodeURIComponent(within(kit).getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '')).toBe(
      `https://wa.me/?text=${says} https://farthing.example/causes/abbotsmere-hospice?via=whatsapp`,
    )
  },
)
