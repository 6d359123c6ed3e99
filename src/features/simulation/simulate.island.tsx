/** 'Sign in for a member', connected to its store (spec 000 §6 'customer-service proxy login'). */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import { SimulateForm } from './simulate-form.view.tsx';
import { $simulation, openWindow, simulate, resetSimulation } from './simulation.store.ts';

interface SimulateIslandProps {
  storeId: number;
  /** Renders the modal of the login error table (spec 000 §8 'HTTP 403 on a proxy login'). */
  refusal(failure: Failure, onDismiss: () => void): ReactNode;
}

export function SimulateIsland({ storeId, refusal }: SimulateIslandProps) {
  const status = useStore($simulation);
  const open = (): void => {
    if (status.state === 'blocked') openWindow(status.simulation, status.storeId);
  };
  return (
    <>
      <SimulateForm status={status} onSubmit={(request) => simulate(request, storeId)} onOpen={open} />
      {status.state === 'refused' ? refusal(status.failure, resetSimulation) : null}
    </>
  );
}
