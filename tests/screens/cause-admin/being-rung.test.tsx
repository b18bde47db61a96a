import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { ContactDetailsScreen } from '#web/features/cause-admin/cause-page/contact-details-screen.tsx'
import { CoachingBookingScreen } from '#web/features/cause-admin/coaching-booking/coaching-booking-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const settings = `/account/causes/${cause.id}/settings`
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('R-108 the number says when we ring it, a call with a coach among them, and the page leads back to the settings', async () => {
  openScreen(<ContactDetailsScreen cause={cause} />, (call): Said => {
    if (call.endsWith('/locations/search')) return { status: 200, details: { location: null } }
    return { status: 200, details: { cause } }
  })
  const field = await screen.findByLabelText('Phone number')
  const hint = 'Any UK number. We only ring it if we have a question, or for a call with a coach that you’ve booked.'
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(hint).id)
  expect(hrefOf('Back to cause settings')).toBe(settings)
})

test('R-113 before a time is chosen the number that we ring can be looked at and changed, and there is a way back', async () => {
  openScreen(
    <CoachingBookingScreen base="/coaching/booking" page="booking" />,
    () => ({ status: 200, details: { slots: [{ id: 1, startsAt: '2026-12-01T10:00:00.000Z' }], booking: null } }),
    { storage: createDevice().storage },
    { ...nobody, authState: 'authenticatedFull', me: { adminCauses: [cause] } as never }, // the part that this screen uses
  )
  await screen.findByRole('button', { name: 'Choose a time' })
  screen.getByText('On a 20-minute call, one of our team shows you what works for causes like yours.')
  expect(hrefOf('Check or change the number')).toBe(`${settings}/contact-details`)
  expect(hrefOf('Go to your dashboard')).toBe('/admin-dashboard')
})
