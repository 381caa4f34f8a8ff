'use client';

import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

/**
 * A question that its buttons answer. Focus stays in it, Escape closes it, and focus goes back to where it was. A click
 * beside it does nothing: what was typed is not lost by a slip.
 */
export function QuestionDialog({
  asks,
  wide = false,
  onClose,
  children,
}: {
  readonly asks: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(open) => open || onClose()}>
      <Modal className={wide ? 'usa-modal wide' : 'usa-modal'}>
        <Dialog className="usa-modal__main">
          <Heading slot="title" level={2} className="usa-modal__heading">
            {asks}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
