import { Link } from '@tanstack/react-router'

/** Leads to everything that is known about a donation. */
export function DonationLink({ id }: { id: string }) {
  return (
    <Link to="/support/donations/$transactionId" params={{ transactionId: id }}>
      {id}
    </Link>
  )
}
